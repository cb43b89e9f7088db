/** Which change of a quote is still to be answered. */
import { expect, test } from 'vitest';
import { openChange } from './change-request.ts';

const event = (status: 'requested' | 'quoted', at: number) => ({ status, at, by: 'tara' });
const timeline = [event('requested', 1), event('quoted', 5)];
const changeRequest = { text: 'Two pieces less', at: 7 };

test('is open until the next quote or step', () => {
  expect(openChange({ status: 'quoted', timeline, changeRequest })).toBe(changeRequest);
  const again = [event('requested', 1), event('quoted', 8)];
  expect(openChange({ status: 'quoted', timeline: again, changeRequest })).toBeUndefined();
  expect(openChange({ status: 'accepted', timeline, changeRequest })).toBeUndefined();
  expect(openChange({ status: 'quoted', timeline })).toBeUndefined();
});
