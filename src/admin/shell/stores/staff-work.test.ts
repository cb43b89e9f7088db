import { beforeEach, expect, test } from 'vitest';
import type { KeyValueStore } from '#core/key-value-store.ts';
import { createStaffWork } from './staff-work.ts';

let entries: Map<string, string>;
let area: KeyValueStore;

beforeEach(() => {
  entries = new Map();
  area = {
    read: (key) => entries.get(key) ?? null,
    write: (key, value) => entries.set(key, value).has(key),
    drop: (key) => void entries.delete(key),
  };
});

const DRAFT = 'draft/prod/rg101';

test('separates the work of people who share a computer, and restores it on return', () => {
  const work = createStaffWork(area);
  work.begin('kavita');
  work.write(DRAFT, 'Lotus');
  work.begin('ravi');
  expect(work.read(DRAFT)).toBeNull();
  work.write(DRAFT, 'Rose');
  work.drop(DRAFT);
  work.begin('kavita');
  expect(work.read(DRAFT)).toBe('Lotus');
});

test('separates uids with a common prefix', () => {
  const work = createStaffWork(area);
  work.begin('ka');
  work.write('vita', 'hers');
  work.begin('kavita');
  expect(work.read('')).toBeNull();
});

test('stores nothing without a person', () => {
  const work = createStaffWork(area);
  work.write(DRAFT, 'Lotus');
  expect(work.read(DRAFT)).toBeUndefined();
  expect(entries.size).toBe(0);
});
