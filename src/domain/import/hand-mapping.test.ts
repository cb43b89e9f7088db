import { describe, expect, it } from 'vitest';
import { guessedMapping, mappingByHand } from './hand-mapping.ts';
import { listReader } from './import-list.ts';

const HEADER = ['Item code', 'Product name', 'Weight', 'MRP', 'Category', 'Image URL', 'Remarks'];

describe('columns matched by name', () => {
  it('are those that suppliers call so', () => {
    expect(guessedMapping(HEADER)).toMatchObject({
      columns: {
        sku: 'Item code',
        title: 'Product name',
        netWeightMg: 'Weight',
        pricePaise: 'MRP',
      },
      category: 'Category',
      pictures: ['Image URL'],
    });
  });

  it('are each taken once', () => {
    const { columns } = guessedMapping(['SKU', 'Code', 'Name', 'Title']);
    expect(columns).toMatchObject({ sku: 'SKU', title: 'Title' });
    expect(new Set(Object.values(columns)).size).toBe(Object.values(columns).length);
  });
});

describe('a matching by hand', () => {
  const guessed = guessedMapping(HEADER);

  it('reads rows, with the usual values for what the list does not say', () => {
    const made = mappingByHand({ ...guessed, currency: 'USD', rate: '84.5', unlisted: 'create' });
    if (!made.ok) throw new Error(made.problem);
    const reader = listReader(made.mapping, HEADER);
    reader.take({
      row: 2,
      cells: ['rg 1', 'Ring', '3.2', '10', 'Rings', 'https://a.in/1.jpg', ''],
    });
    const [draft] = reader.finish().drafts;
    expect(draft).toMatchObject({
      sku: 'RG-1',
      values: {
        netWeightMg: 3_200,
        grossWeightMg: 3_200,
        pricePaise: 84_500,
        purity: 925,
        gstRateBps: 300,
      },
      place: { category: 'Rings' },
    });
    // Only what stands in the list changes a product that exists.
    expect([...(draft?.fromList ?? [])]).not.toContain('purity');
  });

  it('says what is still to be chosen', () => {
    const { sku: _sku, ...columns } = guessed.columns;
    expect(mappingByHand({ ...guessed, columns })).toMatchObject({ ok: false });
    expect(mappingByHand({ ...guessed, currency: 'USD' })).toEqual({
      ok: false,
      problem: 'Say how many rupees one USD is.',
    });
  });
});
