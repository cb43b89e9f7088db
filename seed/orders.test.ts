/** The demo shop's orders: correct sums, and only allowed status changes. */
import { lineAmount } from '#core/quoting/line-amount.ts';
import { requestedLines } from '#core/order/requested-lines.ts';
import { dueOf } from '#core/order/balance.ts';
import type { DemoDocument } from './demo-document.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { isGstin } from '#core/gstin.ts';
import { mayChangeStatus } from '#core/order-status.ts';
import { decodeDocument } from '#schema/kind.ts';
import { orderKind, orderStatus, type Order } from '#schema/order.ts';
import { DEMO_TODAY } from './clock.ts';
import { DEMO_CUSTOMERS } from './customers.ts';
import { orderDocuments } from './orders.ts';
import { DEMO_CUSTOMER_UID, DEMO_STAFF_UID } from './people.ts';
import { DESIGN_COUNT } from './piece.ts';
import { demoProducts } from './products.ts';

let orders: Order[];
/** The orders' own. */
let paths: string[];
let payments: ReadonlyMap<string, readonly DemoDocument[]>;
beforeAll(() => {
  const all = [...orderDocuments(DESIGN_COUNT)];
  const documents = all.filter(({ path }) => /^orders\/[^/]+$/.test(path));
  paths = documents.map(({ path }) => path);
  payments = Map.groupBy(
    all.filter(({ path }) => path.includes('/payments/')),
    ({ path }) => path.split('/payments/')[0] ?? '',
  );
  orders = documents.map(({ path, data }) => {
    const decoded = decodeDocument(orderKind, path, data);
    if (!decoded.success) throw new Error(path);
    return decoded.value;
  });
});

const quotesOf = () =>
  orders.flatMap(({ quote, lines, address }) =>
    quote === undefined ? [] : [{ quote, lines, state: address?.state }],
  );

describe('orders', () => {
  test('are 120, in every status, with unique references', () => {
    expect(orders).toHaveLength(120);
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(orderStatus.options));
    expect(new Set(orders.map(({ number }) => number)).size).toBe(120);
  });

  test('change status only along the table of transitions, forward in time', () => {
    for (const { number, timeline, status, uid, createdAt, updatedAt, rev } of orders) {
      timeline.forEach(({ status: to, by, at }, index) => {
        const before = timeline[index - 1];
        if (before === undefined) {
          expect(to, number).toBe('requested');
          return;
        }
        const actor = by === DEMO_STAFF_UID ? 'staff' : 'customer';
        if (actor === 'customer') expect(by).toBe(uid);
        expect(mayChangeStatus(before.status, to, actor), `${number} to ${to}`).toBe(true);
        expect(at, number).toBeGreaterThan(before.at);
      });
      expect([status, createdAt, updatedAt, rev]).toEqual([
        timeline.at(-1)?.status,
        timeline[0]?.at,
        timeline.at(-1)?.at,
        timeline.length,
      ]);
      expect(updatedAt).toBeLessThanOrEqual(DEMO_TODAY);
    }
  });

  test('change status in opening hours only: Monday to Saturday, 10 am to 7:30 pm', () => {
    const times = orders.flatMap(({ timeline }) => timeline.map(({ at }) => at));
    for (const at of times) {
      const india = new Date(at + 5.5 * 3_600_000);
      const minutes = india.getUTCHours() * 60 + india.getUTCMinutes();
      expect(india.getUTCDay(), india.toISOString()).not.toBe(0);
      expect(minutes, india.toISOString()).toBeGreaterThanOrEqual(10 * 60);
      expect(minutes, india.toISOString()).toBeLessThanOrEqual(19 * 60 + 30);
    }
    // The minutes must differ, because equal ones would look made up.
    expect(new Set(times.map((at) => at % 3_600_000)).size).toBeGreaterThan(30);
  });

  test('request sizes in which the products come, in their unit', () => {
    const bySku = new Map(
      [...demoProducts(DESIGN_COUNT)].map(({ product }) => [product.sku, product]),
    );
    const lines = orders.flatMap((order) => order.lines);
    const sized = lines.filter(({ size }) => size !== undefined);
    expect(sized.length).toBeGreaterThan(100);
    for (const { sku, size } of sized)
      expect(bySku.get(sku)?.sizes.map(({ label }) => label)).toContain(size);
    for (const { sku, unit = 'piece' } of lines) expect(bySku.get(sku)?.unit).toBe(unit);
  });

  test('have a quote from the day they were quoted, and not before', () => {
    for (const { number, quote, timeline } of orders) {
      const quoted = timeline.find(({ status }) => status === 'quoted');
      expect(quote === undefined, number).toBe(quoted === undefined);
      if (quote === undefined || quoted === undefined) continue;
      const accepted = timeline.find(({ status }) => status === 'accepted');
      const expired = timeline.find(({ status }) => status === 'expired');
      expect(quote.validUntil).toBeGreaterThan(accepted?.at ?? quoted.at);
      if (expired !== undefined) expect(expired.at).toBeGreaterThan(quote.validUntil);
    }
  });

  test('are paid by their payments, and some are still to pay', () => {
    const sums = orders.map((_, at) =>
      (payments.get(paths[at] ?? '') ?? []).reduce(
        (sum, { data }) => sum + Number(data['amountPaise']),
        0,
      ),
    );
    expect(orders.map(({ paidPaise = 0 }) => paidPaise)).toEqual(sums);
    expect(orders.map(({ duePaise }) => duePaise)).toEqual(orders.map(dueOf));
    const due = orders.map(({ duePaise }) => duePaise);
    expect(due.filter((paise) => paise === 0).length).toBeGreaterThan(10);
    expect(due.filter((paise = 0) => paise > 0).length).toBeGreaterThan(10);
  });

  test('request quantities that the products allow', () => {
    const bySku = new Map(
      [...demoProducts(DESIGN_COUNT)].map(({ product }) => [product.sku, product]),
    );
    for (const { sku, qty, title } of orders.flatMap(({ lines }) => requestedLines(lines))) {
      const product = bySku.get(sku);
      expect(product?.title).toBe(title);
      expect(product?.status).toBe('published');
      expect(qty).toBeGreaterThanOrEqual(product?.moq ?? Infinity);
      expect(qty % (product?.orderMultiple ?? 0)).toBe(0);
    }
  });

  test('include more than five of the sign-in customer', () => {
    const own = orders.filter(({ uid }) => uid === DEMO_CUSTOMER_UID);
    expect(own.length).toBeGreaterThanOrEqual(8);
    expect(new Set(own.map(({ status }) => status)).size).toBeGreaterThanOrEqual(4);
  });
});

describe('quotes', () => {
  test('add up, per line and in total, in whole paise', () => {
    for (const { quote, lines } of quotesOf()) {
      expect(quote.lines.map(({ sku, qty }) => [sku, qty])).toEqual(
        requestedLines(lines).map(({ sku, qty }) => [sku, qty]),
      );
      for (const { rate, qty, amountPaise } of quote.lines) {
        expect(amountPaise).toBe(lineAmount(qty, rate));
      }
      const sum = quote.lines.reduce((total, { amountPaise }) => total + amountPaise, 0);
      expect(quote.taxablePaise).toBe(sum - quote.discountPaise);
      const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = quote;
      expect(quote.totalPaise).toBe(taxablePaise + cgstPaise + sgstPaise + igstPaise);
    }
    const bases = quotesOf().flatMap(({ quote }) => quote.lines.map(({ rate }) => rate.basis));
    expect(new Set(bases)).toEqual(new Set(['unit', 'weight']));
  });

  test('have CGST and SGST within Telangana, and IGST outside it', () => {
    const counts = { within: 0, beyond: 0 };
    for (const { quote, state } of quotesOf()) {
      const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = quote;
      const half = Math.round(taxablePaise * 0.015);
      const total = Math.round(taxablePaise * 0.03);
      const expected = state === 'Telangana' ? [half, half, 0] : [0, 0, total];
      expect([cgstPaise, sgstPaise, igstPaise]).toEqual(expected);
      counts[state === 'Telangana' ? 'within' : 'beyond'] += 1;
    }
    expect(Math.min(counts.within, counts.beyond)).toBeGreaterThan(10);
  });
});

describe('customers', () => {
  test('are forty, with made-up phone numbers and valid GSTINs that nobody has', () => {
    expect(DEMO_CUSTOMERS).toHaveLength(40);
    const profiles = DEMO_CUSTOMERS.map(({ profile }) => profile);
    expect(new Set(profiles.map(({ email }) => email)).size).toBe(40);
    expect(new Set(profiles.map(({ phone }) => phone)).size).toBe(40);
    for (const { phone, email, gstin } of profiles) {
      expect(phone).toMatch(/^\+9190000001\d\d$/);
      expect(email).toMatch(/\.test$/);
      if (gstin !== undefined) expect([gstin, isGstin(gstin)]).toEqual([gstin, true]);
    }
  });
});
