/** Values survive full or blocked storage while the page is open. */
import { describe, expect, test } from 'vitest';
import { safeStorage, type StorageArea } from './safe-storage.ts';

/** Accepts `room` characters of values and throws beyond, as browsers do. */
function smallArea(room: number, stored: Record<string, string> = {}): StorageArea {
  const values = new Map(Object.entries(stored));
  return {
    getItem: (key) => values.get(key) ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => {
      const others = [...values].filter(([other]) => other !== key);
      const used = others.reduce((sum, [, text]) => sum + text.length, 0);
      if (used + value.length > room) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
  };
}

describe('with available storage', () => {
  test('reads, writes and deletes values', () => {
    const area = smallArea(10, { old: 'abc' });
    const { entries, $unsaved } = safeStorage(() => area);
    expect('old' in entries).toBe(true);
    expect('new' in entries).toBe(false);
    entries['new'] = 'xyz';
    delete entries['old'];
    expect([area.getItem('new'), area.getItem('old')]).toEqual(['xyz', null]);
    expect('old' in entries).toBe(false);
    expect($unsaved.get().size).toBe(0);
  });
});

describe('with full storage', () => {
  test('holds a value in memory in place of the older stored one', () => {
    const area = smallArea(4, { list: 'old' });
    const { entries, $unsaved } = safeStorage(() => area);
    entries['list'] = 'longer';
    expect(entries['list']).toBe('longer');
    expect(area.getItem('list')).toBe('old');
    expect([...$unsaved.get()]).toEqual(['list']);
  });

  test('stores it as soon as another value frees room', () => {
    const area = smallArea(8, { list: 'very big' });
    const { entries, $unsaved } = safeStorage(() => area);
    entries['aside'] = 'broken';
    expect([...$unsaved.get()]).toEqual(['aside']);
    entries['list'] = 'ok';
    expect(area.getItem('aside')).toBe('broken');
    expect($unsaved.get().size).toBe(0);
  });

  test('stores a later value that fits, and reports it as saved', () => {
    const area = smallArea(4);
    const { entries, $unsaved } = safeStorage(() => area);
    entries['list'] = 'longer';
    entries['list'] = 'fits';
    expect([area.getItem('list'), $unsaved.get().size]).toEqual(['fits', 0]);
  });
});

test('holds all values in memory when storage is blocked', () => {
  const { entries, $unsaved } = safeStorage(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect('list' in entries).toBe(false);
  entries['list'] = 'mine';
  expect(entries['list']).toBe('mine');
  delete entries['list'];
  expect('list' in entries).toBe(false);
  expect([...$unsaved.get()]).toEqual(['list']);
});
