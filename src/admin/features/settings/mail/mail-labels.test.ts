import { expect, test } from 'vitest';
import { buildMail } from '#fixtures/build.ts';
import { MAILS } from '#fixtures/mails.ts';
import { mailNote, orderOfMail, subjectOf } from './mail-labels.ts';

const NOW = Date.parse('2026-11-26T06:30:00Z');

test('links a mail to its only order', () => {
  expect(orderOfMail({ content: MAILS.invoice })).toBe('an-order');
  expect(orderOfMail({ content: MAILS['payment-reminder'] })).toBe('an-order');
  const { orders } = MAILS['payment-reminder'];
  const several = { ...MAILS['payment-reminder'], orders: [...orders, ...orders] };
  expect(orderOfMail({ content: several })).toBeUndefined();
  expect(orderOfMail({ content: MAILS['staff-invitation'] })).toBeUndefined();
});

test('names a mail by its subject once it has one', () => {
  expect(subjectOf({ content: MAILS.invoice })).toBe('Invoice');
  const rendered = { subject: 'Tax invoice 1', text: '', html: '' };
  expect(subjectOf(buildMail({ content: MAILS.invoice, rendered }))).toBe('Tax invoice 1');
});

test('says what happens next, or what to do', () => {
  const queued = (dueAt: number) => mailNote({ delivery: { state: 'queued', dueAt } }, NOW);
  expect(queued(NOW)).toBe('It is sent within a few minutes.');
  expect(queued(NOW + 3_600_000)).toBe('The next attempt is at 26 Nov 2026, 1:00 pm.');
  const failed = (mayHaveArrived: boolean) =>
    mailNote({ delivery: { state: 'failed', at: NOW, mayHaveArrived } }, NOW);
  expect(failed(true)).toContain('before you send it again');
  expect(failed(false)).toContain('It was not sent');
  expect(mailNote({ delivery: { state: 'sent', at: NOW } }, NOW)).toBeUndefined();
});
