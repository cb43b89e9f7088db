/** Stock Summary of Tally, saved as CSV: names in three rows, and a row of totals. */
import { expect, it } from 'vitest';
import { importList } from '#fixtures/import-list.ts';

const listOf = (...rows: readonly string[]) =>
  [
    'SHREE SILVER,,,',
    '1-Apr-26 to 31-Mar-27,,,',
    'Particulars,Closing Balance,,',
    ',Quantity,Rate,Value',
    ...rows,
  ].join('\r\n');

const ITEMS = ['Payal Fancy,12 PCS,"1,250.00","15,000.00"', 'Ring CZ,5 PRS,450.00,"2,250.00"'];

/** There are no SKUs in it. */
const GENERATED = { skuPattern: 'TS-{number}' };

it('has titles from its particulars', async () => {
  const { added, mapping } = await importList(listOf(...ITEMS), GENERATED);
  expect(mapping.columns).toMatchObject({ title: 'Particulars', pricePaise: 'Rate' });
  expect(added).toMatchObject([{ title: 'Payal Fancy' }, { title: 'Ring CZ' }]);
});

it.each(['Total', 'Grand Total', 'GRAND TOTAL:', 'कुल', 'कुल योग'])(
  'the row “%s” is not imported, and the review says so',
  async (title) => {
    const { added, rows, summary } = await importList(
      listOf(...ITEMS, `${title},17 NOS,,"17,250.00"`),
      GENERATED,
    );
    expect(added.map((each) => each['title'])).toEqual(['Payal Fancy', 'Ring CZ']);
    expect(summary.rows).toMatchObject({ create: 2, refuse: 1 });
    expect(summary.reasons).toEqual([{ text: 'Rows of totals are left out', rows: 1 }]);
    expect(rows[2]?.problems).toMatchObject([
      { message: 'This row has totals, so it is left out. If it is a product, give it a SKU.' },
    ]);
  },
);

it.each([
  ['SKU,Title,Price\r\nTT1,Total,90\r\n', {}],
  ['Handle,Title,Price\r\ntotal-ring,Total,90\r\n', GENERATED],
  ['Title,Price\r\nTotal look ring,90\r\n', GENERATED],
  ['Title,Price\r\nकुलदेवी लॉकेट,90\r\n', GENERATED],
])('a product whose title is like a total is imported: %j', async (list, mapping) => {
  expect((await importList(list, mapping)).summary.rows).toMatchObject({ create: 1, refuse: 0 });
});
