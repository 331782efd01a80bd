import { mount } from '@vue/test-utils';
import { describe, expect, test } from 'vitest';
import { PEOPLE, PERSON_IDS, personNamed } from '#renderer/components/portraits/people.ts';
import SeatPortrait from '#renderer/components/portraits/SeatPortrait.vue';
import { people as german } from '#renderer/i18n/de/people.ts';
import { people as english } from '#renderer/i18n/en/people.ts';

test('there are people enough for every seat, with names of up to nine letters', () => {
  expect(PERSON_IDS.length).toBeGreaterThanOrEqual(12);
  const names = PERSON_IDS.map((id) => PEOPLE[id].name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect([...name].length).toBeLessThanOrEqual(9);
});

test('each has a line in both languages', () => {
  for (const id of PERSON_IDS) {
    expect(english[id].length).toBeGreaterThan(10);
    expect(german[id].length).toBeGreaterThan(10);
  }
  const { temperament, ...lines } = english;
  expect(Object.keys(lines)).toEqual(
    [...PERSON_IDS].sort((a, b) => Object.keys(lines).indexOf(a) - Object.keys(lines).indexOf(b)),
  );
  expect(Object.keys(temperament)).toEqual(['bold', 'even', 'careful']);
});

test('every temperament is at the table', () => {
  expect(new Set(PERSON_IDS.map((id) => PEOPLE[id].temperament)).size).toBe(3);
});

test('people are found by their name, and only they', () => {
  expect(personNamed('Hansjörg')).toBe('hansjoerg');
  expect(personNamed('Nobody')).toBeUndefined();
});

describe('faces', () => {
  test('no two are alike, and yours is another', () => {
    const faces = [...PERSON_IDS, 'you' as const].map((person) =>
      mount(SeatPortrait, { props: { person } }).html(),
    );
    expect(new Set(faces).size).toBe(faces.length);
  });

  test('a face has no name of its own', () => {
    const face = mount(SeatPortrait, { props: { person: 'resi', size: 36 } });
    expect(face.attributes('aria-hidden')).toBe('true');
    expect(face.attributes('style')).toContain('width: 2.25rem');
  });
});
