/** Pauses of accounts that have sent too many order requests: the account waits, staff lift it. */
import { randomUUID } from 'node:crypto';
import { afterAll, describe, test } from 'vitest';
import {
  EVERYBODY,
  ASHA,
  PEOPLE,
  RAVI,
  STAFF,
  tokenOf,
  type Person,
  type PersonOrToken,
} from '#fixtures/rules-callers.ts';
import { allowed, denied, tryAll, type Case, type Prepared } from '#fixtures/rules-cases.ts';
import { orderRequest } from '#fixtures/rules-documents.ts';
import { clear, NOW, owner, write, type Fields } from '#fixtures/rules-emulator.ts';
import { earlier, later } from '#fixtures/rules-orders.ts';

const pause = (uid: string) => `orderPauses/${uid}`;

const send = (person: Person, lines = 1) => {
  const path = `orders/${randomUUID()}`;
  return () => write(PEOPLE[person], { path, data: orderRequest(lines) });
};

const store = async (data: Fields): Promise<void> => {
  await clear();
  await write(owner, { path: pause(ASHA), data });
};

const GOOD: Fields = { until: NOW, by: STAFF };

export function lift(
  person: PersonOrToken,
  data: Fields = GOOD,
  exists = true,
): Prepared | Case['attempt'] {
  const path = pause(randomUUID());
  const attempt = () => write(tokenOf(person), { path, data });
  return exists ? { before: { path, data: { until: later() } }, attempt } : attempt;
}

function* lifting(): Generator<Case> {
  yield allowed('staff', lift('staff'));
  yield denied('staff without a pause', lift('staff', GOOD, false));
  for (const person of EVERYBODY.filter((one) => one !== 'staff')) {
    yield denied(person, lift(person));
    yield denied(`${person} as themselves`, lift(person, { ...GOOD, by: ASHA }));
    yield denied(`${person} without a pause`, lift(person, { until: NOW, by: ASHA }, false));
  }
  const bad: readonly (readonly [string, Fields])[] = [
    ['as another person', { until: NOW, by: RAVI }],
    ['as nobody', { until: NOW }],
    ['with another time', { until: earlier(), by: STAFF }],
    ['with a later time', { until: later(), by: STAFF }],
    ['with another field', { ...GOOD, role: 'admin' }],
  ];
  for (const [name, data] of bad) yield denied(`staff ${name}`, lift('staff', data));
}

export function pauseCases(): void {
  describe('order pauses', () => {
    afterAll(clear);
    test('refuse requests of a paused account only', async () => {
      await store({ until: later() });
      await tryAll([
        denied('of the paused account', send('verified')),
        denied('of the paused account without a verified email', send('unverified')),
      ]);
    });
    test('end by themselves', async () => {
      await store({ until: earlier() });
      await tryAll([allowed('after the pause', send('verified'))]);
    });
    test('are lifted by staff only', () => tryAll(lifting()));
  });
}
