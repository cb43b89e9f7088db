/** Values outlive a storage that is full or forbidden, at least while the page is open. */
import { describe, expect, test } from 'vitest';
import { keptStorage, type StorageArea } from './kept-storage.ts';

/** Takes `room` characters of values, and throws beyond, as browsers do. */
function smallArea(room: number, held: Record<string, string> = {}): StorageArea {
  const values = new Map(Object.entries(held));
  return {
    getItem: (key) => values.get(key) ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => {
      const others = [...values].filter(([other]) => other !== key);
      const taken = others.reduce((sum, [, text]) => sum + text.length, 0);
      if (taken + value.length > room) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
  };
}

describe('where there is room', () => {
  test('values go to the storage, come from it, and leave it', () => {
    const area = smallArea(10, { old: 'abc' });
    const { entries, $unsaved } = keptStorage(() => area);
    expect('old' in entries).toBe(true);
    expect('new' in entries).toBe(false);
    entries['new'] = 'xyz';
    delete entries['old'];
    expect([area.getItem('new'), area.getItem('old')]).toEqual(['xyz', null]);
    expect('old' in entries).toBe(false);
    expect($unsaved.get().size).toBe(0);
  });
});

describe('where there is none', () => {
  test('a value is held in memory, above the older one that is stored', () => {
    const area = smallArea(4, { list: 'old' });
    const { entries, $unsaved } = keptStorage(() => area);
    entries['list'] = 'longer';
    expect(entries['list']).toBe('longer');
    expect(area.getItem('list')).toBe('old');
    expect([...$unsaved.get()]).toEqual(['list']);
  });

  test('it is stored as soon as another value has made room', () => {
    const area = smallArea(8, { list: 'very big' });
    const { entries, $unsaved } = keptStorage(() => area);
    entries['aside'] = 'broken';
    expect([...$unsaved.get()]).toEqual(['aside']);
    entries['list'] = 'ok';
    expect(area.getItem('aside')).toBe('broken');
    expect($unsaved.get().size).toBe(0);
  });

  test('one that fits later is saved, and said to be', () => {
    const area = smallArea(4);
    const { entries, $unsaved } = keptStorage(() => area);
    entries['list'] = 'longer';
    entries['list'] = 'fits';
    expect([area.getItem('list'), $unsaved.get().size]).toEqual(['fits', 0]);
  });
});

test('where storage is forbidden, all of it is held in memory', () => {
  const { entries, $unsaved } = keptStorage(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect('list' in entries).toBe(false);
  entries['list'] = 'mine';
  expect(entries['list']).toBe('mine');
  delete entries['list'];
  expect('list' in entries).toBe(false);
  expect([...$unsaved.get()]).toEqual(['list']);
});
