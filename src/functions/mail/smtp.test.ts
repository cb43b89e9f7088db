import { expect, test } from 'vitest';
import { smtpFailure } from './smtp.ts';

const failure = (fields: object, hasLeft = false) =>
  smtpFailure(Object.assign(new Error('550 no\r\nsuch user'), fields), hasLeft);

test.each([
  ['a refused recipient', { responseCode: 550, permanent: true }, 'permanent'],
  ['a full mailbox', { responseCode: 452, permanent: false }, 'temporary'],
  ['an unreachable server', { code: 'ESOCKET' }, 'temporary'],
  ['a wrong password', { code: 'EAUTH', responseCode: 535, permanent: true }, 'permanent'],
  ['a sign-in that is refused for now', { code: 'EAUTH', responseCode: 454 }, 'temporary'],
  ['an invalid address', { code: 'EENVELOPE' }, 'permanent'],
])('%s', (_, fields, state) => {
  expect(failure(fields).state).toBe(state);
});

test('a connection that ends after the whole mail has left', () => {
  expect(failure({ code: 'ECONNECTION' }, true).state).toBe('unknown');
  expect(failure({ code: 'EMESSAGE', responseCode: 554, permanent: true }, true).state).toBe(
    'permanent',
  );
});

test('errors are one line with a remedy', () => {
  expect(failure({ code: 'EAUTH', responseCode: 535, permanent: true }).error).toBe(
    'The mail server refused the sign-in. Check SMTP_USER and SMTP_PASSWORD of the functions. It answered: 550 no such user',
  );
});
