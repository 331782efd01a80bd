import { beforeEach, describe, expect, test, vi } from 'vitest';
import { checkKeys, onFault, preventable, StrictEmitter, strict } from './strict.ts';

/** A use that the double does not know must fail the test, and say what it was. */
describe('the double', () => {
  const faults: string[] = [];
  beforeEach(() => {
    faults.length = 0;
    onFault((fault) => faults.push(fault));
  });

  test('knows the members that it has, bound to their object, and no others', () => {
    const thing = { count: 1, more: vi.fn(() => thing.count) };
    const known = strict('thing', thing);
    const { more } = known;
    expect([known.count, more()]).toEqual([1, 1]);
    const wider: { readonly count: number; readonly fewer?: () => void } = known;
    expect(() => wider.fewer).toThrow('thing.fewer is not known');
    expect(() => Object.assign(known, { count: 2 })).toThrow('thing.count is set');
    expect(faults).toEqual(['thing.fewer is not known', 'thing.count is set']);
  });

  test('lets nobody touch what is gone', () => {
    let alive = true;
    const window = strict('window', { show: () => 1, isDestroyed: () => !alive }, () => alive);
    expect(window.show()).toBe(1);
    alive = false;
    expect(() => window.show()).toThrow('destroyed');
    expect(window.isDestroyed()).toBe(true);
  });

  test('takes listeners for events that it sends, and options that it heeds', () => {
    const emitter = new StrictEmitter('app', ['ready']);
    const heard = vi.fn();
    emitter.on('ready', heard).emit('ready', 1);
    expect(heard).toHaveBeenCalledExactlyOnceWith(1);
    expect(() => emitter.once('gpu-process-crashed', heard)).toThrow('app sends no gpu-process-crashed');
    expect(() => checkKeys('window', { width: 1, kiosk: true }, ['width'])).toThrow(
      'window has no option kiosk',
    );
  });

  test('hears when an event is prevented', () => {
    const event = preventable();
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
    expect(event.defaultPrevented).toBe(true);
  });
});
