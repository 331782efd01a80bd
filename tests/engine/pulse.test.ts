import { beforeEach, describe, expect, test } from 'vitest';
import { MOST_TICKS, type Pulse, patience, takePulse } from '#engine/pulse.ts';

describe('the pulse of a host', () => {
  let asked: number;
  let gone: number;
  let pulse: Pulse;

  beforeEach(() => {
    asked = 0;
    gone = 0;
    pulse = takePulse(
      () => {
        asked += 1;
      },
      () => {
        gone += 1;
      },
    );
  });

  const ticks = (count: number): void => {
    for (let tick = 0; tick < count; tick += 1) pulse.tick();
  };

  test('is asked for at every tick as long as it comes', () => {
    for (let tick = 0; tick < 1_000; tick += 1) {
      pulse.tick();
      pulse.heard();
    }
    expect(asked).toBe(1_000);
    expect(gone).toBe(0);
  });

  test('that stays out so often in a row is a hang, told once', () => {
    ticks(MOST_TICKS);
    expect(gone).toBe(0);
    pulse.tick();
    expect(gone).toBe(1);
    ticks(100);
    expect(gone).toBe(1);
    expect(asked).toBe(1);
  });

  test('that comes late, again and again, is none', () => {
    for (let late = 0; late < 10; late += 1) {
      ticks(MOST_TICKS);
      pulse.heard();
    }
    expect(gone).toBe(0);
  });

  // Sleep, a stopped debugger and a jumping clock come to the same: much time, and one tick.
  test('is not missed by the one who stood still as well', () => {
    pulse.tick();
    for (let night = 0; night < 20; night += 1) {
      pulse.tick(); // just awake: the answer had no time yet
      pulse.heard();
      pulse.tick();
    }
    expect(gone).toBe(0);
  });
});

test('patience counts from the first promise, not from the latest', () => {
  let gone = 0;
  const answer = patience(3, () => {
    gone += 1;
  });
  answer.tick();
  answer.wait();
  answer.tick();
  answer.wait();
  answer.tick();
  expect(gone).toBe(0);
  answer.tick();
  expect(gone).toBe(1);
});
