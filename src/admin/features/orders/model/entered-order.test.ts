/** The list of an order that staff type, and the order it becomes. */
import { describe, expect, test } from 'vitest';
import { buildProductDocument } from '#fixtures/build.ts';
import { entryOf } from '#core/listing/catalogue-entry.ts';
import { order } from '#schema/order.ts';
import {
  EMPTY_ENTERED_ORDER,
  readableCatalogue,
  readEnteredOrder,
  readOrderText,
} from './entered-order.ts';

const size = (label: string) => ({ label, sku: label });
const catalogue = readableCatalogue([
  entryOf(
    'a',
    buildProductDocument({
      sku: 'RG101',
      title: 'Lotus ring',
      moq: 6,
      sizeSystem: 'indianRing',
      sizes: [size('12'), size('14')],
    }),
  ),
  entryOf('b', buildProductDocument({ sku: 'ER204', title: 'Jhumka', unit: 'pair', moq: 12 })),
]);

const MESSAGE = `Hello, please send
RG101 12x4 14x6
ER204 - 24 prs`;

const form = {
  ...EMPTY_ENTERED_ORDER,
  ...{ name: 'Ravi Rao', phone: '98765 43210', list: MESSAGE },
};

describe('the list', () => {
  test('is read with sizes and units, and unclear lines are named', () => {
    const { items, problems, leftOut } = readOrderText(`${MESSAGE}\nER999 5`, catalogue);
    expect(items.map(({ sku, text }) => [sku, text])).toEqual([
      ['RG101', '10 pieces: 12 × 4, 14 × 6'],
      ['ER204', '24 pairs'],
    ]);
    expect(items[0]?.lines).toMatchObject([
      { productId: 'a', qty: 4, size: '12' },
      { productId: 'a', qty: 6, size: '14' },
    ]);
    expect(problems).toMatchObject([
      { source: 'ER999 5', reason: expect.stringContaining('ER999') as string },
    ]);
    expect(leftOut).toEqual(['Hello, please send']);
  });

  test('asks for the sizes of a product that comes in sizes, and shows other words as a note', () => {
    const { items, problems } = readOrderText('RG101 12\nER204 24 prs, gold', catalogue);
    expect(problems[0]?.reason).toBe('It comes in sizes. Type how many of each: RG101 12x4 14x2.');
    expect(items).toMatchObject([{ sku: 'ER204', note: 'gold' }]);
  });

  test('takes a scanned SKU as its MOQ, but asks for the quantity of a sentence', () => {
    expect(readOrderText('ER204', catalogue).items[0]?.text).toBe('12 pairs');
    expect(readOrderText('not ER204', catalogue).problems).toHaveLength(1);
    expect(readOrderText('RG101-14', catalogue).items).toMatchObject([
      { sku: 'RG101', text: '1 piece: 14 × 1', lines: [{ size: '14', qty: 1 }] },
    ]);
  });
});

describe('the order', () => {
  const list = readOrderText(MESSAGE, catalogue);

  test('has the contact, the lines and the source, and fits the schema', () => {
    const read = readEnteredOrder(form, list);
    if (!('order' in read)) throw new Error(JSON.stringify(read.problems));
    expect(read.order).toMatchObject({
      uid: 'no-account',
      source: 'whatsapp',
      contact: { name: 'Ravi Rao', phone: '+919876543210' },
    });
    expect(read.order).not.toHaveProperty('address');
    const whole = {
      ...read.order,
      number: 'GB-7K2M9Q',
      placedBy: 'tara',
      createdAt: 0,
      updatedAt: 0,
    };
    expect(order.shape.lines.safeParse(whole.lines).success).toBe(true);
    expect(order.shape.contact.safeParse(whole.contact).success).toBe(true);
  });

  test('names every field that is wrong, and the address only if it is begun', () => {
    const read = readEnteredOrder(
      { ...EMPTY_ENTERED_ORDER, line1: '12 Bazaar Road' },
      readOrderText('', catalogue),
    );
    expect('problems' in read && Object.keys(read.problems).sort()).toEqual([
      'city',
      'list',
      'name',
      'phone',
      'pin',
      'state',
    ]);
  });
});
