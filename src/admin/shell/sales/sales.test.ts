/** Properties of the figures. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildOrder } from '#fixtures/build.ts';
import { orderStatus, type Order } from '#schema/order.ts';
import { lastDays, momentsOf, spansOf } from './days.ts';
import { byCategory, byCustomerAge, byProduct, byState, figuresOf, groupsOf } from './figures.ts';
import { orderFacts, type OrderFacts } from './order-facts.ts';
import { BOUGHT } from '#core/order-status.ts';

type Quote = NonNullable<Order['quote']>;

const quoteOf = (amounts: readonly [sku: string, paise: number][], discountPaise = 0): Quote => {
  const sum = amounts.reduce((all, [, paise]) => all + paise, 0);
  const taxablePaise = sum - discountPaise;
  return {
    lines: amounts.map(([sku, amountPaise]) => ({
      sku,
      qty: 2,
      rate: { basis: 'unit', pricePaise: amountPaise },
      amountPaise,
      gstRateBps: 300,
    })),
    discountPaise,
    taxablePaise,
    cgstPaise: 0,
    sgstPaise: 0,
    igstPaise: 30,
    totalPaise: taxablePaise + 30,
    validUntil: 1,
  };
};

const line = (sku: string, qty = 2) => ({
  productId: sku.toLowerCase(),
  sku,
  title: `A ${sku}`,
  qty,
});
const order = (fields: Partial<Order>) =>
  orderFacts('one', buildOrder({ lines: [line('RG1')], ...fields }));

describe('an order', () => {
  test('has revenue after confirmation: after discount, before GST', () => {
    const quote = quoteOf([['RG1', 10_000]], 1_000);
    for (const status of orderStatus.options) {
      expect(order({ status, quote }).revenuePaise, status).toBe(BOUGHT.has(status) ? 9_000 : 0);
    }
  });

  test('has no revenue from what is credited', () => {
    const quote = quoteOf([
      ['RG1', 6_000],
      ['RG2', 2_000],
    ]);
    const at = Date.parse('2026-02-01');
    const timeline: Order['timeline'] = [{ status: 'confirmed', at, by: 'meera' }];
    const credit = { totalPaise: 2_060, taxablePaise: 2_000, at: at + 1 };
    const { lines, revenuePaise } = order({ status: 'delivered', quote, timeline, credit });
    expect(revenuePaise).toBe(6_000);
    expect(lines.map((each) => each.revenuePaise)).toEqual([4_500, 1_500]);
  });

  test('distributes revenue over its lines, including added ones', () => {
    const quote = quoteOf(
      [
        ['RG1', 6_000],
        ['RG2', 2_000],
        ['RG9', 2_000],
      ],
      1,
    );
    const { lines, revenuePaise } = order({
      status: 'delivered',
      lines: [line('RG1'), line('RG2')],
      quote,
    });
    expect(lines.map(({ sku }) => sku)).toEqual(['RG1', 'RG2', 'RG9']);
    expect(lines.reduce((all, each) => all + each.revenuePaise, 0)).toBe(revenuePaise);
  });
});

test('counts requested pieces, and quoted pieces once bought', () => {
  const requested = { lines: [line('RG1', 100), line('RG2', 5), line('RG1', 20)] };
  const quote = quoteOf([['RG1', 10_000]]);
  expect(order({ ...requested, status: 'delivered', quote }).lines).toMatchObject([
    { sku: 'RG1', requested: 120, bought: 2, revenuePaise: 10_000 },
    { sku: 'RG2', requested: 5, bought: 0, revenuePaise: 0 },
  ]);
  expect(order({ ...requested, status: 'cancelled', quote }).lines).toMatchObject([
    { requested: 120, bought: 0 },
    { requested: 5, bought: 0 },
  ]);
});

test('takes product names from the catalogue, not from the request', () => {
  const newest = order({ lines: [{ ...line('RG1'), title: 'Chain of 22K gold' }] });
  const orders = [newest, order({})];
  const titleOf = (sku: string) => (sku === 'RG1' ? 'Lotus ring' : undefined);
  expect(groupsOf(orders, byProduct(titleOf))).toMatchObject([
    { name: 'Lotus ring', requested: 4 },
  ]);
});

test('customers that were not checked are neither new nor returning', () => {
  const orders = [order({ uid: 'asha' }), order({ uid: 'ravi' })];
  const groups = groupsOf(orders, byCustomerAge(new Map([['asha', false]])));
  expect(groups.map(({ key, requested }) => [key, requested])).toEqual([
    ['new', 2],
    ['unknown', 2],
  ]);
});

const anyOrder = fc
  .record({
    status: fc.constantFrom(...orderStatus.options),
    amounts: fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 4 }),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
    credited: fc.double({ min: 0, max: 1, noNaN: true }),
    state: fc.constantFrom('Telangana', 'Kerala', undefined),
    uid: fc.constantFrom('asha', 'ravi', 'meera'),
    hour: fc.integer({ min: 0, max: 24 * 90 - 1 }),
  })
  .map(({ status, amounts, part, credited, state, uid, hour }): OrderFacts => {
    const quoted = amounts.map((paise, at): [string, number] => [`RG${at + 1}`, paise]);
    const sum = amounts.reduce((all, each) => all + each, 0);
    const discount = Math.floor(sum * part);
    const taxablePaise = Math.floor((sum - discount) * credited);
    const at = 1_800_000_000_000;
    const facts = orderFacts(
      `${uid} ${hour} ${part}`,
      buildOrder({
        status,
        uid,
        timeline: [{ status: 'confirmed', at, by: uid }],
        credit: { totalPaise: taxablePaise, taxablePaise, at },
        lines: quoted.map(([sku]) => line(sku)),
        quote: quoteOf(quoted, discount),
        createdAt: Date.parse('2026-01-01T00:00:00+05:30') + hour * 3_600_000,
      }),
    );
    return { ...facts, state };
  });

const RANGE = { from: '2026-01-01', to: '2026-03-31' };

test('any grouping adds up to the total', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyOrder, { selector: ({ id }) => id, maxLength: 12 }), (orders) => {
      const { revenuePaise, requests } = figuresOf(orders);
      const total = (parts: readonly { revenuePaise: number }[]) =>
        parts.reduce((all, part) => all + part.revenuePaise, 0);
      const category = byCategory((sku) =>
        sku === 'RG1' ? { id: 'rings', name: 'Rings' } : undefined,
      );
      for (const parts of [
        byProduct(() => undefined),
        byState,
        category,
        byCustomerAge(new Map([['asha', true]])),
      ]) {
        expect(total(groupsOf(orders, parts))).toBe(revenuePaise);
      }
      const spans = spansOf(RANGE, orders);
      expect(total(spans)).toBe(revenuePaise);
      expect(spans.reduce((all, span) => all + span.orders.length, 0)).toBe(requests);
      expect(groupsOf(orders, byState).reduce((all, group) => all + group.orders.length, 0)).toBe(
        requests,
      );
    }),
    { numRuns: 60 },
  );
});

test('without orders there is no rate and no average', () => {
  expect(figuresOf([])).toEqual({
    requests: 0,
    bought: 0,
    conversionPercent: undefined,
    revenuePaise: 0,
    averagePaise: undefined,
  });
});

test('the rate is per hundred requests, the average per bought order', () => {
  const quote = quoteOf([['RG1', 10_001]]);
  const orders = [
    order({ status: 'delivered', quote }),
    order({ status: 'packed', quote: quoteOf([['RG1', 2]]) }),
    order({}),
  ];
  expect(figuresOf(orders)).toEqual({
    requests: 3,
    bought: 2,
    conversionPercent: 67,
    revenuePaise: 10_003,
    averagePaise: 5_002,
  });
});

describe('days in India', () => {
  test('a range includes both days and starts at midnight', () => {
    expect(spansOf({ from: '2026-02-27', to: '2026-03-01' }, []).map(({ day }) => day)).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
    ]);
    expect(momentsOf({ from: '2026-03-01', to: '2026-03-01' })).toEqual({
      start: Date.parse('2026-02-28T18:30:00Z'),
      end: Date.parse('2026-03-01T18:30:00Z'),
    });
  });

  test('half an hour after midnight belongs to the next day', () => {
    const now = Date.parse('2026-02-28T19:00:00Z');
    expect(lastDays(1, now)).toEqual({ from: '2026-03-01', to: '2026-03-01' });
    expect(lastDays(30, now)).toEqual({ from: '2026-01-31', to: '2026-03-01' });
  });

  test('an invalid range has no days', () => {
    expect(spansOf({ from: '2026-03-02', to: '2026-03-01' }, [])).toEqual([]);
    expect(spansOf({ from: 'soon', to: '2026-03-01' }, [])).toEqual([]);
  });

  test('combines many days into weeks or longer spans', () => {
    expect(spansOf({ from: '2026-01-01', to: '2026-03-31' }, [])).toHaveLength(13);
    expect(spansOf({ from: '2026-01-01', to: '2026-01-31' }, [])).toHaveLength(31);
    expect(spansOf({ from: '2022-01-01', to: '2026-12-31' }, []).length).toBeLessThanOrEqual(62);
  });

  test('any range ends with its last day', () => {
    const createdAt = Date.parse('2026-12-31T12:00:00+05:30');
    const spans = spansOf({ from: '2010-01-01', to: '2026-12-31' }, [order({ createdAt })]);
    expect(spans.at(-1)?.orders).toHaveLength(1);
    expect(spans.reduce((all, { days }) => all + days, 0)).toBe(6_209);
  });
});
