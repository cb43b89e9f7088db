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
