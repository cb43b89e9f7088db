/** Payments of orders, which are written with the balance of their order. */
import { randomUUID } from 'node:crypto';
import { describe, test } from 'vitest';
import { mutated, shallowMutationsOf } from '#fixtures/mutations.ts';
import { fullFor, SOME_TIME } from '#fixtures/full-documents.ts';
import {
  ASHA,
  EVERYBODY,
  PEOPLE,
  STAFF,
  tokenOf,
  type PersonOrToken,
} from '#fixtures/rules-callers.ts';
import { allowed, denied, tryAll, type Case, type Prepared } from '#fixtures/rules-cases.ts';
import { readable } from '#fixtures/rules-documents.ts';
import { NOW, owner, write, type Fields, type Write } from '#fixtures/rules-emulator.ts';
import { orderIn, moved, save } from '#fixtures/rules-orders.ts';
import { paymentKind } from '#schema/payment.ts';

const { voided: VOIDED, ...FULL } = fullFor(paymentKind.schema) as Fields;
const PAYMENT: Fields = { ...FULL, amountPaise: 400, by: STAFF, at: NOW };

interface Attempt {
  person?: PersonOrToken;
  payment?: Fields;
  /** The change of the order; undefined if only the payment is written. */
  order?: Fields | undefined;
  id?: string;
  paidBefore?: number;
}

/** The order after a payment. */
const balanceAfter = (paidPaise: number, lastPayment: string): Fields => ({
  ...{ paidPaise, lastPayment, duePaise: 1_000 - paidPaise },
  ...{ rev: 4, updatedAt: NOW },
});

/** A payment of an order of which 100 paise are paid. */
export function paying({
  person = 'staff',
  payment = PAYMENT,
  id = randomUUID(),
  paidBefore = 100,
  ...rest
}: Attempt = {}): Prepared {
  const path = `orders/${randomUUID()}`;
  const before = orderIn('confirmed', { paidPaise: paidBefore });
  const change = 'order' in rest ? rest.order : balanceAfter(paidBefore + 400, id);
  const writes: Write[] = [{ path: `${path}/payments/${id}`, data: payment }];
  if (change !== undefined) writes.push({ path, data: { ...before, ...change } });
  return { before: { path, data: before }, attempt: () => write(tokenOf(person), ...writes) };
}

function* recorded(): Generator<Case> {
  yield allowed('a payment', paying());
  const refund = { ...PAYMENT, amountPaise: -100 };
  const id = randomUUID();
  yield allowed('a refund', paying({ id, payment: refund, order: balanceAfter(0, id) }));
  const more = { ...PAYMENT, amountPaise: -101 };
  yield denied('a larger refund', paying({ id, payment: more, order: balanceAfter(-1, id) }));
  for (const person of EVERYBODY.filter((one) => one !== 'staff'))
    yield denied(`a payment by ${person}`, paying({ person }));
  yield denied('a payment with another ID', paying({ id: 'a-payment' }));
  yield denied('a payment without its order', paying({ order: undefined }));
  const wrong: readonly (readonly [string, Fields])[] = [
    ['another sum', { paidPaise: 501 }],
    ['no sum', { paidPaise: undefined }],
    ['another payment', { lastPayment: randomUUID() }],
    ['another status', { status: 'packed' }],
    ['an old time', { updatedAt: SOME_TIME }],
    ['an amount due that is no number', { duePaise: '5' }],
    ['the same revision', { rev: 3 }],
  ];
  for (const [name, change] of wrong)
    yield denied(
      `a payment with ${name}`,
      paying({ id, order: { ...balanceAfter(500, id), ...change } }),
    );
  for (const [name, change] of [
    ['of another author', { by: ASHA }],
    ['of another time', { at: SOME_TIME }],
    ['that is voided', { voided: VOIDED }],
  ] as const)
    yield denied(`a payment ${name}`, paying({ payment: { ...PAYMENT, ...change } }));
  const stored = readable(PAYMENT) as Fields;
  for (const { path, name, value } of shallowMutationsOf(paymentKind.schema, stored))
    yield denied(
      `a payment whose ${path.join('.')} ${name}`,
      paying({ payment: mutated(PAYMENT, path, value) }),
    );
  const path = `orders/${randomUUID()}`;
  const before = orderIn('confirmed', { paidPaise: 100 });
  yield denied('two payments at once', {
    before: { path, data: before },
    attempt: () =>
      write(
        PEOPLE.staff,
        { path: `${path}/payments/${randomUUID()}`, data: PAYMENT },
        { path: `${path}/payments/${id}`, data: PAYMENT },
        { path, data: { ...before, ...balanceAfter(500, id) } },
      ),
  });
  yield denied(
    'a sum without a payment',
    save('staff', before, { ...before, ...balanceAfter(500, randomUUID()) }),
  );
}

interface Voiding {
  voided?: Fields;
  order?: Fields;
  /** Changes of the stored payment. */
  stored?: Fields;
  person?: PersonOrToken;
}

/** Voiding a payment of 400 paise. */
export function voiding({
  voided = {},
  order = {},
  stored = {},
  person = 'staff',
}: Voiding = {}): Prepared {
  const path = `orders/${randomUUID()}`;
  const id = randomUUID();
  const at = `${path}/payments/${id}`;
  const payment = { ...PAYMENT, at: SOME_TIME, ...stored };
  const before = orderIn('confirmed', { paidPaise: 500, lastPayment: id });
  const reason = { at: NOW, by: STAFF, reason: 'The cheque was returned', ...voided };
  return {
    before: { path, data: before },
    attempt: async () => {
      await write(owner, { path: at, data: payment });
      return write(
        tokenOf(person),
        { path: at, data: { ...payment, amountPaise: 400, voided: reason } },
        { path, data: { ...before, ...balanceAfter(100, id), ...order } },
      );
    },
  };
}

export function paymentCases(): void {
  describe('payments', () => {
    test('are recorded with the balance of their order', () => tryAll(recorded()));
    test('are voided once, with the balance of their order', () =>
      tryAll([
        allowed('voided', voiding()),
        denied('without a reason', voiding({ voided: { reason: '' } })),
        denied('by another', voiding({ voided: { by: ASHA } })),
        denied('at another time', voiding({ voided: { at: SOME_TIME } })),
        denied('with more', voiding({ voided: { more: 1 } })),
        denied('with another sum', voiding({ order: { paidPaise: 99 } })),
        denied('with another amount', voiding({ stored: { amountPaise: 300 } })),
        denied('twice', voiding({ stored: { voided: VOIDED } })),
        denied('by the customer', voiding({ person: 'verified' })),
      ]));
    test('keep their customer from cancelling the order', async () => {
      const paid = orderIn('accepted', { paidPaise: 1 });
      const unpaid = orderIn('accepted', { paidPaise: 0 });
      await tryAll([
        denied('paid', save('verified', paid, moved(paid, 'cancelled', ASHA))),
        allowed('unpaid', save('verified', unpaid, moved(unpaid, 'cancelled', ASHA))),
      ]);
    });
  });
}
