/** The mark of an account that is being deleted. */
import { fakeStorage } from '#fixtures/fake-session.ts';
import { expect, test } from 'vitest';
import { deletingAccount, isBeingDeleted, markDeleting, unmarkDeleting } from './deleting.ts';

test('holds for that account alone, until it is taken off', () => {
  const kept = fakeStorage();
  markDeleting(kept, 'meera-1');
  expect(isBeingDeleted(kept, 'meera-1')).toBe(true);
  expect(isBeingDeleted(kept, 'ravi-2')).toBe(false);
  unmarkDeleting(kept);
  expect(deletingAccount(kept)).toBeUndefined();
});

test.each(['', 'x'.repeat(129)])('a mark that nobody can have written is none', (mark) => {
  expect(deletingAccount(fakeStorage({ 'glambug-deleting-account': mark }))).toBeUndefined();
});

test('where nothing can be kept, nobody is being deleted', () => {
  expect(isBeingDeleted({ read: () => undefined }, 'meera-1')).toBe(false);
});
