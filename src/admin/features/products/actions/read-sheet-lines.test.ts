import { expect, test } from 'vitest';
import { buildProduct, buildProductDocument } from '#fixtures/build.ts';
import { emptyForEachTest, staffDatabase, stockProduct } from '#fixtures/staff-database.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { readSheets } from './read-sheet-lines.ts';

emptyForEachTest();

const list = STAFF_LISTS.products;
const query = { equal: { deletedAt: null }, sort: list.sorts[0] };
const whole = { list, query };

test('a whole list is read in pages and divided into sheets of 200 designs', async () => {
  for (let at = 0; at < 430; at += 1)
    stockProduct(`rg${at}`, buildProduct({ sku: `RG${at}`, moq: 6 }));
  stockProduct('rg999', buildProductDocument({ sku: 'RG999', status: 'draft' }));
  let progress = 0;
  const { sheets, unpublished } = await readSheets(
    whole,
    { signal: new AbortController().signal, onProgress: (count) => void (progress = count) },
    staffDatabase,
  );
  expect(sheets.map((lines) => lines.length)).toEqual([200, 200, 30]);
  expect(new Set(sheets.flat().map(({ sku }) => sku)).size).toBe(430);
  expect(sheets[0]?.[0]).toMatchObject({ qty: 6 });
  expect(unpublished).toBe(1);
  expect(progress).toBe(431);
});

test('reading stops when the dialog is closed', async () => {
  stockProduct('rg1', buildProduct({ sku: 'RG1' }));
  const signal = AbortSignal.abort();
  await expect(
    readSheets(whole, { signal, onProgress: () => undefined }, staffDatabase),
  ).rejects.toThrow();
});
