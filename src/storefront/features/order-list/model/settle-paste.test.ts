import { describe, expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { entryOf } from '#core/listing/catalogue-entry.ts';
import { codeBook } from '#core/order/code-book.ts';
import type { OrderList } from '#storefront/shared/order/order-list.ts';
import { readPastedOrder } from './paste-order.ts';
import {
  keyOf,
  leftText,
  linesOfPaste,
  NO_ANSWERS,
  openQuestions,
  settlePaste,
  unsettledText,
  type PasteAnswers,
  withAnswer,
} from './settle-paste.ts';

const entries = new Map(
  ['RG101', 'RG102', 'RG103', 'RG104', 'ER204'].map((sku) => [
    sku,
    entryOf(sku, buildProduct({ sku, title: `Piece ${sku}`, moq: 6, orderMultiple: 6 })),
  ]),
);
const book = codeBook(entries.keys());
const settle = (text: string, answers: Partial<PasteAnswers> = {}, list: OrderList = []) =>
  settlePaste(readPastedOrder(text, book), { ...NO_ANSWERS, ...answers }, entries, list);

test('adds clear lines without questions, with the product as seen', () => {
  const settled = settle('RG101 x 12\nER204 6 pcs');
  expect(openQuestions(settled)).toBe(0);
  expect(settled.left).toEqual([]);
  expect(linesOfPaste(settled.groups, entries)).toEqual([
    {
      sku: 'RG101',
      qty: 12,
      seen: { title: 'Piece RG101', pricePaise: expect.anything(), atQty: 12 },
    },
    {
      sku: 'ER204',
      qty: 6,
      seen: { title: 'Piece ER204', pricePaise: expect.anything(), atQty: 6 },
    },
  ]);
});

test('sums lines of one product and validates only the sum', () => {
  const { groups } = settle('RG101 x 4\nRG101 x 8');
  expect(groups).toMatchObject([{ sku: 'RG101', qty: 12, parts: [4, 8], misfit: undefined }]);
});

describe('an invalid quantity', () => {
  test('becomes a question with the nearest valid ones', () => {
    const settled = settle('RG101 x 8');
    expect(openQuestions(settled)).toBe(1);
    expect(settled.groups[0]?.misfit).toEqual({
      problem: 'Sold in multiples of 6: choose 6 or 12.',
      nearest: [6, 12],
    });
  });

  test('is checked together with the pieces in the list', () => {
    const list = [{ sku: 'RG101', qty: 6 }];
    expect(settle('RG101 x 12', {}, list).groups[0]).toMatchObject({
      inList: 6,
      misfit: undefined,
    });
    expect(settle('RG101 x 8', {}, list).groups[0]?.misfit?.nearest).toEqual([6, 12]);
  });

  test.each([
    [12, [{ sku: 'RG101', qty: 12 }], 0],
    [8, [{ sku: 'RG101', qty: 8 }], 0],
    [0, [], 1],
  ])('is resolved by the answer %d', (qty, groups, left) => {
    const settled = settle('RG101 x 8', { groups: new Map([['RG101', qty]]) });
    expect(openQuestions(settled)).toBe(0);
    expect(settled.groups).toMatchObject(groups);
    expect(settled.left).toHaveLength(left);
  });
});

describe('a question', () => {
  test('about a SKU offers the similar ones with their titles', () => {
    const [question] = settle('RG1O1 x 12').toAnswer;
    expect(question).toMatchObject({
      source: 'RG1O1 x 12',
      qty: 12,
      options: [{ label: 'RG101, Piece RG101', skus: ['RG101'] }],
    });
  });

  test('about a SKU with two readings offers both products', () => {
    const both = settlePaste(
      readPastedOrder('RG10 2 dozen', codeBook(['RG10', 'RG102'])),
      NO_ANSWERS,
      entries,
      [],
    );
    expect(both.toAnswer).toMatchObject([
      { options: [{ skus: ['RG10'] }, { skus: ['RG102'] }], qty: undefined },
    ]);
  });

  test('about a quantity asks for it', () => {
    expect(settle('RG101').toAnswer).toMatchObject([
      { prompt: 'How many of RG101, Piece RG101?', qty: undefined },
    ]);
  });

  test('about a range offers all products between the ends, or only the ends', () => {
    const { toAnswer } = settle('RG101 to RG104 12 pcs');
    expect(toAnswer).toHaveLength(1);
    expect(toAnswer[0]?.options.map(({ skus }) => skus)).toEqual([
      ['RG101', 'RG102', 'RG103', 'RG104'],
      ['RG101', 'RG104'],
    ]);
  });

  test('about a range of two offers both, and asks for a missing quantity', () => {
    const [question] = settle('RG101 to ER204').toAnswer;
    expect(question?.options).toEqual([{ label: 'Both', skus: ['RG101', 'ER204'] }]);
    expect(question?.prompt).toContain('How many of each?');
  });

  test('is resolved by its answer', () => {
    const answers = { lines: new Map([[0, [{ sku: 'RG101', qty: 12 }]]]) };
    expect(settle('RG1O1 x 12\nRG101 x 6', answers)).toMatchObject({
      toAnswer: [],
      groups: [{ sku: 'RG101', qty: 18, parts: [12, 6] }],
    });
  });

  test('makes the sum of its product checked again', () => {
    const settled = { ...NO_ANSWERS, groups: new Map([['RG101', 12]]) };
    const answers = withAnswer(settled, 0, [{ sku: 'RG101', qty: 6 }]);
    expect(settle('RG1O1 x 6\nRG101 x 8', answers).groups).toMatchObject([
      { sku: 'RG101', qty: 14, misfit: { nearest: [12, 18] } },
    ]);
  });

  test('can be skipped, which keeps its line', () => {
    const { toAnswer, left } = settle('RG1O1 x 12', { lines: new Map([[0, []]]) });
    expect(toAnswer).toEqual([]);
    expect(left).toEqual([{ source: 'RG1O1 x 12', reason: 'Skipped.' }]);
  });
});

test('returns refused parts with their reason, each line once', () => {
  const { left } = settle('Namaste\nZZZZ9999 x 4, YYYY8888 x 4\nRG101 nahi chahiye');
  expect(left.map(({ reason }) => reason)).toEqual([
    'No SKU found.',
    'ZZZZ9999 is not in the catalogue.',
    'YYYY8888 is not in the catalogue.',
    'Your text says not to send RG101.',
  ]);
  expect(leftText(left)).toBe('Namaste\nZZZZ9999 x 4\nYYYY8888 x 4\nRG101 nahi chahiye');
});

test('returns only the refused part of a line', () => {
  const { left, groups } = settle('RG101 12, ZZZZ9999 x 4');
  expect(groups).toMatchObject([{ sku: 'RG101', qty: 12 }]);
  expect(leftText(left)).toBe('ZZZZ9999 x 4');
});

describe('the remaining text', () => {
  test.each([
    ['RG101-RG104 12 pcs', 'RG101- RG104 12 pcs'],
    ['RG101 to RG104 12 pcs', 'RG101 to RG104 12 pcs'],
    ['RG101 to RG104 12 each gold', 'RG101 to RG104 12 each gold'],
    [
      'RG101, no RG102 12, if not available send RG103',
      'RG101\nno RG102 12\nif not available send RG103',
    ],
    ['RG101, ZZZZ9999 - 6 each', 'RG101 6 each\nZZZZ9999 - 6 each'],
  ])('of %j is %j', (text, rest) => {
    expect(unsettledText(settle(text), [])).toBe(rest);
  });

  test.each(['RG101-RG104 12 pcs', 'RG101 to RG104 12 pcs', 'RG101, ZZZZ9999 - 6 each'])(
    'of %j is parsed to the same result',
    (text) => {
      const first = settle(text);
      const again = settle(unsettledText(first, []));
      expect(again.toAnswer.map(({ options, qty }) => ({ options, qty }))).toEqual(
        first.toAnswer.map(({ options, qty }) => ({ options, qty })),
      );
      expect(again.groups.map(({ sku, qty }) => [sku, qty])).toEqual(
        first.groups.map(({ sku, qty }) => [sku, qty]),
      );
    },
  );
});

describe('other words', () => {
  test('go into the note of the line', () => {
    const { groups } = settle('RG101 12 pcs size 14, @ ₹180');
    expect(linesOfPaste(groups, entries)).toMatchObject([{ note: 'size 14, @ ₹180' }]);
  });

  test('are listed with their quantities when two lines of a product differ', () => {
    const { groups } = settle('RG101 6 pcs size 12\nRG101 12 pcs size 14');
    expect(groups).toMatchObject([{ note: '6 pieces: size 12; 12 pieces: size 14' }]);
  });

  test('follow the existing note of the list', () => {
    const list = [{ sku: 'RG101', qty: 6, note: 'gift wrap' }];
    expect(settle('RG101 6 pcs size 14', {}, list).groups[0]?.note).toBe('gift wrap; size 14');
    expect(settle('RG101 6 pcs gift wrap', {}, list).groups[0]?.note).toBe('gift wrap');
    expect(settle('RG101 6 pcs wrap', {}, list).groups[0]?.note).toBe('gift wrap; wrap');
  });

  test('that exceed the length of a note are returned', () => {
    const { groups, left } = settle(`RG101 6 pcs ${'engraved '.repeat(50)}`);
    expect(groups[0]?.note).toHaveLength(300);
    expect(left).toMatchObject([{ reason: 'The note of this line is full.' }]);
    // Parsed again, it must not request the pieces a second time.
    expect(left[0]?.source).toMatch(/^RG101 engraved/);
    expect(groups[0]?.leftNote).toEqual(left[0]);
  });

  test('of a range and of an answered question go into the note', () => {
    const answers = { lines: new Map([[0, [{ sku: 'RG101', qty: 12 }]]]) };
    expect(settle('RG101 to RG104 12 pcs gold', answers).groups[0]?.note).toBe('gold');
    expect(settle('RG101 to RG104 12 each rose gold', answers).groups[0]?.note).toBe('rose gold');
    expect(settle('RG101 10-12 pcs', answers).groups[0]?.note).toBe('10-12 pcs');
  });
});

test('does not offer added lines again', () => {
  const added = new Set([keyOf(0, 'RG101')]);
  const { groups, toAnswer } = settle('RG101 12\nRG102 6\nRG103', { added });
  expect(groups.map(({ sku }) => sku)).toEqual(['RG102']);
  expect(toAnswer).toHaveLength(1);
});

test('offers similar SKUs as a choice and never adds one by itself', () => {
  const settled = settle('ER201 x 12');
  expect(settled.groups).toEqual([]);
  expect(settled.toAnswer).toMatchObject([{ isChoice: true, options: [{ skus: ['ER204'] }] }]);
});

test('“24 pair” of a product sold by the pair is a quantity, not a note', () => {
  const studs = entryOf(
    'ER301',
    buildProduct({ sku: 'ER301', title: 'Studs', unit: 'pair', moq: 6 }),
  );
  const noteOf = (text: string) =>
    settlePaste(
      readPastedOrder(text, codeBook(['ER301'])),
      NO_ANSWERS,
      new Map([['ER301', studs]]),
      [],
    ).groups.map(({ qty, note }) => [qty, note]);
  expect(noteOf('ER301 24 pair')).toEqual([[24, '']]);
  expect(noteOf('ER301 24 pairs, gold')).toEqual([[24, 'gold']]);
  expect(settle('ER204 24 pair').groups[0]?.note).toBe('24 pair');
});
