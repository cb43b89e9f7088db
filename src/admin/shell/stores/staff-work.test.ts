import { beforeEach, expect, test } from 'vitest';
import { createStaffWork, type WorkArea } from './staff-work.ts';

let entries: Map<string, string>;
let area: WorkArea;

beforeEach(() => {
  entries = new Map();
  area = {
    read: (key) => entries.get(key) ?? null,
    write: (key, value) => entries.set(key, value).has(key),
    drop: (key) => void entries.delete(key),
    keys: () => [...entries.keys()],
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

test('lists drafts of everyone, so that no files in use are deleted', () => {
  const work = createStaffWork(area);
  for (const person of ['kavita', 'ravi']) {
    work.begin(person);
    work.write(DRAFT, person);
    work.write('draft/prod/rg1', 'of another thing');
  }
  expect(work.ofAllUsers(DRAFT)).toEqual(['kavita', 'ravi']);
});

test('removes entries of the old format without an owner, and nothing else', () => {
  entries.set('glambug-admin-draft-prod/rg101', 'old');
  entries.set('glambug-admin-text-orders/1/note', 'old');
  entries.set('glambug-admin-theme', 'dark');
  createStaffWork(area).begin('kavita');
  expect([...entries.keys()]).toEqual(['glambug-admin-theme']);
});

test('stores nothing without a person', () => {
  const work = createStaffWork(area);
  work.write(DRAFT, 'Lotus');
  expect(work.read(DRAFT)).toBeUndefined();
  expect(entries.size).toBe(0);
});
