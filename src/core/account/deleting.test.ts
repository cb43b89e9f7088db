/** The mark of an account that is being deleted. */
import { fakeStorage } from '#fixtures/fake-session.ts';
import { expect, test } from 'vitest';
import { deletingAccount, isBeingDeleted, markDeleting, unmarkDeleting } from './deleting.ts';

test('marks only that account, until the mark is removed', () => {
  const store = fakeStorage();
  markDeleting(store, 'meera-1');
  expect(isBeingDeleted(store, 'meera-1')).toBe(true);
  expect(isBeingDeleted(store, 'ravi-2')).toBe(false);
  unmarkDeleting(store);
  expect(deletingAccount(store)).toBeUndefined();
});

test.each(['', 'x'.repeat(129)])('ignores an invalid mark', (mark) => {
  expect(deletingAccount(fakeStorage({ 'glambug-deleting-account': mark }))).toBeUndefined();
});

test('reports no deletion when storage is unavailable', () => {
  expect(isBeingDeleted({ read: () => undefined }, 'meera-1')).toBe(false);
});
