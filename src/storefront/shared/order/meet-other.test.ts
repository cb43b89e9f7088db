import { expect, test } from 'vitest';
import { meetOther } from './meet-other.ts';
import { EMPTY_ORDER, orderFromText, orderToText } from './stored-list.ts';

const own = { list: [{ sku: 'RG101', qty: 12 }], reference: 'GB-7K2M9Q' };
const other = { list: [{ sku: 'ER204', qty: 6 }], reference: null };
const written = orderFromText(orderToText(other));

test('a whole list that another tab wrote is the list', () => {
  expect(meetOther(own, written, true)).toEqual(other);
  expect(meetOther(own, orderFromText(orderToText(EMPTY_ORDER)), true)).toEqual(EMPTY_ORDER);
});

test.each(['broken', '{"format":1,"reference":null,"lines":[{"sku":"ER204","qty":6},{}]}'])(
  'a good list stays where another tab wrote %s; an empty one takes what can be read',
  (text) => {
    const broken = orderFromText(text);
    expect(meetOther(own, broken, true)).toBe(own);
    expect(meetOther(EMPTY_ORDER, broken, true)).toBe(broken.order);
  },
);

test('lines that no other tab could know come with those it wrote', () => {
  expect(meetOther(own, written, false).list).toEqual([...own.list, ...other.list]);
});
