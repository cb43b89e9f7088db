import { describe, expect, it } from 'vitest';
import { guessedMapping, mappingByHand, withoutTax, withTax } from './hand-mapping.ts';
import { listReader, planList } from '#core/import/import-list.ts';
import type { StoredCategory } from '#core/import/stored.ts';

/** The defaults of the settings. */
const TAX = { hsn: '71131120', gstRateBps: 250 };

const HEADER = ['Item code', 'Product name', 'Weight', 'MRP', 'Category', 'Image URL', 'Remarks'];

describe('guessing columns by name', () => {
  it('recognizes the names that suppliers use', () => {
    expect(guessedMapping(HEADER, TAX)).toMatchObject({
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

  it('fills in the tax of the settings, and nothing without settings', () => {
    expect(guessedMapping(HEADER, TAX).fixed).toMatchObject({
      hsn: '71131120',
      gstRateBps: '2.5%',
    });
    const { fixed } = guessedMapping(HEADER, undefined);
    expect(fixed).not.toHaveProperty('hsn');
    expect(fixed).not.toHaveProperty('gstRateBps');
    expect(fixed).toMatchObject({ purity: '925' });
  });

  it('uses each column once', () => {
    const { columns } = guessedMapping(['SKU', 'Code', 'Name', 'Title'], TAX);
    expect(columns).toMatchObject({ sku: 'SKU', title: 'Title' });
    expect(new Set(Object.values(columns)).size).toBe(Object.values(columns).length);
  });
});

describe('a stored matching', () => {
  const hand = guessedMapping(HEADER, TAX);
  const NEXT = { hsn: '71131130', gstRateBps: 500 };

  it('gets the current tax of the settings', () => {
    expect(withTax(withoutTax(hand, TAX), NEXT).fixed).toMatchObject({
      purity: '925',
      hsn: '71131130',
      gstRateBps: '5%',
    });
    expect(withTax(withoutTax(hand, TAX), undefined).fixed).not.toHaveProperty('hsn');
  });

  it('keeps values that were changed by hand', () => {
    const own = { ...hand, fixed: { ...hand.fixed, gstRateBps: '18%' } };
    expect(withTax(withoutTax(own, TAX), NEXT).fixed).toMatchObject({
      hsn: '71131130',
      gstRateBps: '18%',
    });
  });
});

describe('a manual matching', () => {
  const guessed = guessedMapping(HEADER, TAX);

  it('reads rows, with defaults for columns the list does not have', () => {
    const made = mappingByHand({ ...guessed, currency: 'USD', rate: '84.5', unlisted: 'create' });
    if (!made.success) throw new Error(made.error);
    const reader = listReader(made.value, HEADER);
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
        hsn: '71131120',
        gstRateBps: 250,
      },
      place: { category: 'Rings' },
    });
    // Defaults don't change existing products.
    expect([...(draft?.fromList ?? [])]).not.toContain('purity');
  });

  it.each(['3', '3%'])('takes %s for new products as per cent', (typed) => {
    const fixed = { ...guessed.fixed, gstRateBps: typed };
    const made = mappingByHand({ ...guessed, fixed });
    if (!made.success) throw new Error(made.error);
    const reader = listReader(made.value, HEADER);
    reader.take({ row: 2, cells: ['RG-1', 'Ring', '3.2', '10', '', '', ''] });
    expect(reader.finish().drafts[0]?.values.gstRateBps).toBe(300);
  });

  it("finds the shop's categories by name, and refuses others", () => {
    const made = mappingByHand(guessed);
    if (!made.success) throw new Error(made.error);
    const reader = listReader(made.value, HEADER);
    const cells = (sku: string, category: string) => [sku, 'Ring', '3', '10', category, '', ''];
    reader.take({ row: 2, cells: cells('RG-1', 'Toe rings') });
    reader.take({ row: 3, cells: cells('RG-2', 'Chairs') });
    const categories: StoredCategory[] = [
      { id: 'toe', name: 'Toe rings', slug: 'toe-rings', parent: null, order: 0, state: 'live' },
    ];
    const plan = planList(
      reader.finish(),
      { products: new Map(), ids: new Set(), categories },
      { mapping: made.value, author: { uid: 'staff', now: 0 }, publish: false },
    );
    expect(plan.rows).toMatchObject([{ sku: 'RG-1', action: 'create', categoryIds: ['toe'] }]);
    expect(plan.refusals.map(({ problems: [first] }) => first?.reason)).toEqual([
      'The shop has no category "Chairs"',
    ]);
  });

  it('says what is missing', () => {
    const { sku: _sku, ...columns } = guessed.columns;
    expect(mappingByHand({ ...guessed, columns })).toMatchObject({ success: false });
    expect(mappingByHand({ ...guessed, currency: 'USD' })).toEqual({
      success: false,
      error: 'Enter how many rupees one USD is.',
    });
  });
});
