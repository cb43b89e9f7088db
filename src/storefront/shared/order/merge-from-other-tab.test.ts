import { expect, test } from 'vitest';
import { mergeFromOtherTab } from './merge-from-other-tab.ts';
import { EMPTY_ORDER, orderFromText, orderToText } from './stored-list.ts';

const own = { list: [{ sku: 'RG101', qty: 12 }], reference: 'GB-7K2M9Q' };
const other = { list: [{ sku: 'ER204', qty: 6 }], reference: null };
const written = orderFromText(orderToText(other));

test('takes a valid list from another tab', () => {
  expect(mergeFromOtherTab(own, written, true)).toEqual(other);
  expect(mergeFromOtherTab(own, orderFromText(orderToText(EMPTY_ORDER)), true)).toEqual(
    EMPTY_ORDER,
  );
});

test.each(['broken', '{"format":1,"reference":null,"lines":[{"sku":"ER204","qty":6},{}]}'])(
  'keeps a valid list when another tab wrote %s; an empty one takes the valid lines',
  (text) => {
    const broken = orderFromText(text);
    expect(mergeFromOtherTab(own, broken, true)).toBe(own);
    expect(mergeFromOtherTab(EMPTY_ORDER, broken, true)).toBe(broken.order);
  },
);

test('keeps its own lines that other tabs could not read', () => {
  expect(mergeFromOtherTab(own, written, false).list).toEqual([...own.list, ...other.list]);
});

test('takes a product of both lists from the other tab', () => {
  const both = orderFromText(orderToText({ list: [{ sku: 'RG101', qty: 1 }], reference: null }));
  expect(mergeFromOtherTab(own, both, false).list).toEqual(both.order.list);
});
