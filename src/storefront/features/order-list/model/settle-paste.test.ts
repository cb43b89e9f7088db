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
  textOf,
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

test('what is clear needs no answer and comes with what the buyer sees', () => {
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

test('a product that is named twice is summed, and only the sum must fit', () => {
  const { groups } = settle('RG101 x 4\nRG101 x 8');
  expect(groups).toMatchObject([{ sku: 'RG101', qty: 12, parts: [4, 8], misfit: undefined }]);
});

describe('a quantity that cannot be ordered', () => {
  test('is asked about with the nearest that can', () => {
    const settled = settle('RG101 x 8');
    expect(openQuestions(settled)).toBe(1);
    expect(settled.groups[0]?.misfit).toEqual({
      problem: 'Sold in multiples of 6: choose 6 or 12.',
      nearest: [6, 12],
    });
  });

  test('is looked at together with what the list has', () => {
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
  ])('is settled by the answer %d', (qty, groups, left) => {
    const settled = settle('RG101 x 8', { groups: new Map([['RG101', qty]]) });
    expect(openQuestions(settled)).toBe(0);
    expect(settled.groups).toMatchObject(groups);
    expect(settled.left).toHaveLength(left);
  });
});

describe('a question', () => {
  test('about a code offers those that are near, with their names', () => {
    const [question] = settle('RG1O1 x 12').toAnswer;
    expect(question).toMatchObject({
      source: 'RG1O1 x 12',
      qty: 12,
      options: [{ label: 'RG101, Piece RG101', skus: ['RG101'] }],
    });
  });

  test('about two products that may be written so offers both', () => {
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

  test('about a row of codes is one, and offers all between or the two ends', () => {
    const { toAnswer } = settle('RG101 to RG104 12 pcs');
    expect(toAnswer).toHaveLength(1);
    expect(toAnswer[0]?.options.map(({ skus }) => skus)).toEqual([
      ['RG101', 'RG102', 'RG103', 'RG104'],
      ['RG101', 'RG104'],
    ]);
  });

  test('about a row of two offers both, and asks how many when that is not said', () => {
    const [question] = settle('RG101 to ER204').toAnswer;
    expect(question?.options).toEqual([{ label: 'Both', skus: ['RG101', 'ER204'] }]);
    expect(question?.prompt).toContain('How many of each?');
  });

  test('is settled by its answer', () => {
    const answers = { lines: new Map([[0, [{ sku: 'RG101', qty: 12 }]]]) };
    expect(settle('RG1O1 x 12\nRG101 x 6', answers)).toMatchObject({
      toAnswer: [],
      groups: [{ sku: 'RG101', qty: 18, parts: [12, 6] }],
    });
  });

  test('answered after the sum of its product has that sum checked again', () => {
    const settled = { ...NO_ANSWERS, groups: new Map([['RG101', 12]]) };
    const answers = withAnswer(settled, 0, [{ sku: 'RG101', qty: 6 }]);
    expect(settle('RG1O1 x 6\nRG101 x 8', answers).groups).toMatchObject([
      { sku: 'RG101', qty: 14, misfit: { nearest: [12, 18] } },
    ]);
  });

  test('is left out with its line kept', () => {
    const { toAnswer, left } = settle('RG1O1 x 12', { lines: new Map([[0, []]]) });
    expect(toAnswer).toEqual([]);
    expect(left).toEqual([{ source: 'RG1O1 x 12', reason: 'Skipped.' }]);
  });
});

test('what is refused is left over with its reason, each line once', () => {
  const { left } = settle('Namaste\nZZZZ9999 x 4, YYYY8888 x 4\nRG101 nahi chahiye');
  expect(left.map(({ reason }) => reason)).toEqual([
    'No SKU found.',
    'ZZZZ9999 is not in the catalogue.',
    'YYYY8888 is not in the catalogue.',
    'Your text says not to send RG101.',
  ]);
  expect(leftText(left)).toBe('Namaste\nZZZZ9999 x 4\nYYYY8888 x 4\nRG101 nahi chahiye');
});

test('what is refused beside something understood is left over alone', () => {
  const { left, groups } = settle('RG101 12, ZZZZ9999 x 4');
  expect(groups).toMatchObject([{ sku: 'RG101', qty: 12 }]);
  expect(leftText(left)).toBe('ZZZZ9999 x 4');
});

describe('the text of what is not in the list yet', () => {
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
    expect(textOf(settle(text), [])).toBe(rest);
  });

  test.each(['RG101-RG104 12 pcs', 'RG101 to RG104 12 pcs', 'RG101, ZZZZ9999 - 6 each'])(
    'of %j is read as before',
    (text) => {
      const first = settle(text);
      const again = settle(textOf(first, []));
      expect(again.toAnswer.map(({ options, qty }) => ({ options, qty }))).toEqual(
        first.toAnswer.map(({ options, qty }) => ({ options, qty })),
      );
      expect(again.groups.map(({ sku, qty }) => [sku, qty])).toEqual(
        first.groups.map(({ sku, qty }) => [sku, qty]),
      );
    },
  );
});

describe('words that are neither code nor quantity', () => {
  test('come into the note of the line', () => {
    const { groups } = settle('RG101 12 pcs size 14, @ ₹180');
    expect(linesOfPaste(groups, entries)).toMatchObject([{ note: 'size 14, @ ₹180' }]);
  });

  test('of two lines of one product say of how many pieces each is true', () => {
    const { groups } = settle('RG101 6 pcs size 12\nRG101 12 pcs size 14');
    expect(groups).toMatchObject([{ note: '6 pieces: size 12; 12 pieces: size 14' }]);
  });

  test('come after the note that the list has', () => {
    const list = [{ sku: 'RG101', qty: 6, note: 'gift wrap' }];
    expect(settle('RG101 6 pcs size 14', {}, list).groups[0]?.note).toBe('gift wrap; size 14');
    expect(settle('RG101 6 pcs gift wrap', {}, list).groups[0]?.note).toBe('gift wrap');
    expect(settle('RG101 6 pcs wrap', {}, list).groups[0]?.note).toBe('gift wrap; wrap');
  });

  test('that a note has no room for are listed', () => {
    const { groups, left } = settle(`RG101 6 pcs ${'engraved '.repeat(50)}`);
    expect(groups[0]?.note).toHaveLength(300);
    expect(left).toMatchObject([{ reason: 'The note of this line is full.' }]);
    // Read again, it must not ask for the pieces a second time.
    expect(left[0]?.source).toMatch(/^RG101 engraved/);
    expect(groups[0]?.leftNote).toEqual(left[0]);
  });

  test('of a range and of an answered question are in the note', () => {
    const answers = { lines: new Map([[0, [{ sku: 'RG101', qty: 12 }]]]) };
    expect(settle('RG101 to RG104 12 pcs gold', answers).groups[0]?.note).toBe('gold');
    expect(settle('RG101 to RG104 12 each rose gold', answers).groups[0]?.note).toBe('rose gold');
    expect(settle('RG101 10-12 pcs', answers).groups[0]?.note).toBe('10-12 pcs');
  });
});

test('what is added already is not offered again, and the rest stays', () => {
  const added = new Set([keyOf(0, 'RG101')]);
  const { groups, toAnswer } = settle('RG101 12\nRG102 6\nRG103', { added });
  expect(groups.map(({ sku }) => sku)).toEqual(['RG102']);
  expect(toAnswer).toHaveLength(1);
});

test('a near code is offered as a choice and never taken', () => {
  const settled = settle('ER201 x 12');
  expect(settled.groups).toEqual([]);
  expect(settled.toAnswer).toMatchObject([{ isChoice: true, options: [{ skus: ['ER204'] }] }]);
});
