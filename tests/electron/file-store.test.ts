import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fileStore } from '#electron/host/file-store.ts';

describe('the saved match as a file', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'dappen-store-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const names = (): string[] => readdirSync(folder).sort();
  const write = (name: string, text: string | Buffer): void => writeFileSync(path.join(folder, name), text);
  const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

  test('is not there at the first start, even without the folder', async () => {
    const store = fileStore(path.join(folder, 'new', 'deep'));
    expect(await store.load()).toBeUndefined();
    await store.save('x');
    expect(await store.load()).toBe('x');
  });

  test('is what was saved last, and one file', async () => {
    const store = fileStore(folder);
    await store.save('{"hand":1}');
    await store.save('{"hand":2,"name":"Gstieß"}');
    expect(names()).toEqual(['match.json']);
    expect(await fileStore(folder).load()).toBe('{"hand":2,"name":"Gstieß"}');
  });

  test('is gone once cleared, and clearing twice is no mistake', async () => {
    const store = fileStore(folder);
    await store.save('x');
    await store.clear();
    await store.clear();
    expect(await store.load()).toBeUndefined();
  });

  test('when unreadable is kept byte for byte under a name of its own, each time another', async () => {
    const store = fileStore(folder);
    const torn = Buffer.from([0x7b, 0xff, 0xfe, 0x00]);
    write('match.json', torn);
    await store.setAside((await store.load()) ?? '', 'notJson');
    expect(await store.load()).toBeUndefined();
    await store.save('second');
    await store.setAside('second', 'notJson');
    expect(names()).toEqual(['match-unreadable-1.json', 'match-unreadable-2.json']);
    expect(readFileSync(path.join(folder, 'match-unreadable-1.json'))).toEqual(torn);
    expect(read('match-unreadable-2.json')).toBe('second');
  });

  test('is kept aside from memory when the file has gone meanwhile', async () => {
    await fileStore(folder).setAside('the text', 'notJson');
    expect(read('match-unreadable-1.json')).toBe('the text');
  });

  test('what a write that was cut off left behind is swept away, other files are not', async () => {
    write('match.json', 'whole');
    write('match.json.123456', 'ha');
    write('match.json.bak', 'mine');
    write('window.json', '{}');
    expect(await fileStore(folder).load()).toBe('whole');
    expect(names()).toEqual(['match.json', 'match.json.bak', 'window.json']);
  });

  test('a failed write rejects and leaves the old text', async () => {
    const store = fileStore(folder);
    await store.save('old');
    const blocked = fileStore(path.join(folder, 'match.json')); // a file where the folder should be
    await expect(blocked.save('new')).rejects.toThrow();
    await expect(blocked.load()).rejects.toThrow();
    expect(await store.load()).toBe('old');
  });
});
