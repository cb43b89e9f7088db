/** Vyapar's file of items, whose prices are called sale prices. */
import { expect, it } from 'vitest';
import { importList } from '#fixtures/import-list.ts';

const LIST = [
  'Item name*,Item code,HSN,Sale price,Purchase price,Opening stock quantity,Minimum stock quantity,Item Location,Tax Rate,Inclusive Of Tax',
  'Silver payal,PY1,711311,450,380,12,2,,GST@3%,Exclusive',
  'Silver ring,RG1,711311,900.50,700,5,1,,GST@3%,Exclusive',
].join('\r\n');

it('has the prices, codes and taxes of its items', async () => {
  const { added } = await importList(LIST);
  const usual = { hsn: '711311', gstRateBps: 300 };
  expect(added).toMatchObject([
    { sku: 'PY1', title: 'Silver payal', pricePaise: 45_000, costPaise: 38_000, ...usual },
    { sku: 'RG1', title: 'Silver ring', pricePaise: 90_050, costPaise: 70_000, ...usual },
  ]);
});
