/** Order lines: maximum number and length, and a check of every line. */
import { randomUUID } from 'node:crypto';
import { LINES_IN_CHECK, LINES_IN_ORDER, lineChecks } from '#core/order/line-checks.ts';
import { MOST_ORDER_LINES } from '#schema/limits.ts';
import { orderLine } from '#schema/order.ts';
import { fullFor } from '#fixtures/full-documents.ts';
import { ABSENT, mutated } from '#fixtures/mutations.ts';
import { allowed, denied, type Case } from '#fixtures/rules-cases.ts';
import { orderRequest } from '#fixtures/rules-documents.ts';
import { Double, owner, write, type Fields } from '#fixtures/rules-emulator.ts';
import { ASHA, PEOPLE, RAVI } from '#fixtures/rules-callers.ts';

// Lines are maps.
const line = fullFor(orderLine) as Fields;
const { note: _, ...unnoted } = line;
/** Without optional fields. */
const { unit: _unit, size: _size, ...plain } = unnoted;

/** Longest values, in characters that take several bytes. */
const LONGEST = {
  productId: '\u0915'.repeat(128),
  sku: 'A'.repeat(24),
  title: '\u0915'.repeat(120),
  qty: 100_000,
  unit: 'set of 999',
  size: '\u0915'.repeat(20),
  note: '\u0915'.repeat(300),
};

/** The first position in each function of five lines, in the order and in the first check. */
const PLACES = [
  ...Array.from({ length: LINES_IN_ORDER / 5 }, (__, part) => part * 5),
  ...Array.from({ length: LINES_IN_CHECK / 5 }, (__, part) => LINES_IN_ORDER + part * 5),
];

/** The number of lines that are checked with the order, and the ID of the first check. */
const END = LINES_IN_ORDER;
const FIRST = String(END);

const checkOf = (path: string, id: string, data: Fields = {}) => ({
  path: `${path}/lineChecks/${id}`,
  data,
});

/** Sends a request with these lines and the documents that check them. */
const sending =
  (lines: readonly unknown[], checks = lineChecks(lines.length), data: Fields = {}) =>
  () => {
    const path = `orders/${randomUUID()}`;
    const order = { path, data: { ...orderRequest(), lines } };
    return write(PEOPLE.verified, order, ...checks.map((id) => checkOf(path, id, data)));
  };

const times = (count: number, one: unknown = line): unknown[] =>
  Array.from({ length: count }, () => one);

/** Invalid lines, whatever their neighbours are. */
const BAD: readonly (readonly [string, unknown])[] = [
  ['with a price', { ...line, pricePaise: 1 }],
  ['with a price instead of its note', { ...unnoted, pricePaise: 1 }],
  ['with an empty note', { ...line, note: '' }],
  ['with an empty size and a field more', { ...plain, size: '', extra: 'Text' }],
  ['with too long a size', { ...line, size: '1'.repeat(21) }],
  ['with another unit', { ...line, unit: 'dozen' }],
  ['with a set of one', { ...plain, unit: 'set of 1' }],
  ['with a fractional quantity', { ...line, qty: new Double(12) }],
  ['with a quantity as text', { ...line, qty: '12' }],
  ['with a line break in its title', { ...line, title: 'Band\nRG102' }],
  ['with too long a SKU', { ...line, sku: 'A'.repeat(25) }],
  ['that is a text', 'RG101'],
];

/** A few orders that make every condition true and false. */
export function* briefOrderLineCases(): Generator<Case> {
  // The last of these has a check whose own successor exists.
  for (const count of [1, LINES_IN_ORDER + 1, LINES_IN_ORDER + LINES_IN_CHECK + 1])
    yield allowed(`${count} lines`, sending(times(count)));
  yield denied('too many lines', sending(times(MOST_ORDER_LINES + 1)));
  for (const [label, bad] of BAD) yield denied(`a line ${label}`, sending([line, bad, line]));
  for (const place of PLACES) {
    const bad = { ...line, pricePaise: 1 };
    const lines = times(place < LINES_IN_ORDER ? LINES_IN_ORDER : LINES_IN_ORDER + LINES_IN_CHECK);
    yield denied(`line ${place + 1} with a price`, sending(lines.with(place, bad)));
  }
  yield* checks();
}

export function* orderLineCases(): Generator<Case> {
  for (const count of [2, 5, 6, LINES_IN_ORDER, MOST_ORDER_LINES - 1])
    yield allowed(`${count} lines`, sending(times(count)));
  for (const count of [LINES_IN_ORDER, MOST_ORDER_LINES])
    yield allowed(`${count} longest lines`, sending(times(count, LONGEST)));
  const sized = { ...plain, size: '2-6' };
  const sold = { ...plain, unit: 'pair' };
  yield allowed(
    'lines with some of the optional fields',
    sending([plain, line, sized, sold, unnoted]),
  );
  yield denied('no lines', sending([]));
  const all = lineChecks(MOST_ORDER_LINES);
  for (const id of all) {
    const rest = all.filter((other) => other !== id);
    yield denied(`200 lines without the check at ${id}`, sending(times(MOST_ORDER_LINES), rest));
  }
  const untitled = mutated(line, ['title'], ABSENT);
  const some = LINES_IN_ORDER + LINES_IN_CHECK;
  for (const place of times(some).keys())
    yield denied(`line ${place + 1} without a title`, sending(times(some).with(place, untitled)));
  for (const id of all)
    for (const place of [Number(id), Number(id) + LINES_IN_CHECK - 1])
      yield denied(
        `line ${place + 1} of 200 without a title`,
        sending(times(MOST_ORDER_LINES).with(Math.min(place, MOST_ORDER_LINES - 1), untitled)),
      );
}

/** Further lines require the documents that check them, which are accepted only with such an order. */
function* checks(): Generator<Case> {
  yield denied('a check beyond the lines', sending(times(END), [FIRST]));
  yield denied('a check at another position', sending(times(END + 10), [FIRST, String(END + 1)]));
  yield denied('a check that is not empty', sending(times(END + 1), [FIRST], { lines: [] }));
  yield denied('no check', sending(times(END + 1), []));
  yield denied('one check of two', sending(times(END + LINES_IN_CHECK + 1), [FIRST]));
  const path = `orders/${randomUUID()}`;
  yield denied('a check without an order', () => write(PEOPLE.verified, checkOf(path, FIRST)));
  for (const [whose, uid] of [
    ['her own', ASHA],
    ['another customer’s', RAVI],
  ] as const)
    yield denied(`a check of an existing order, ${whose}`, async () => {
      const existing = `orders/${randomUUID()}`;
      const data = { ...orderRequest(), uid, lines: times(LINES_IN_ORDER + 1) };
      await write(owner, { path: existing, data });
      return write(PEOPLE.verified, checkOf(existing, FIRST));
    });
}
