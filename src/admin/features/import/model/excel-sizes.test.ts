/** Lists of bangles whose sizes Excel changed to dates or numbers. */
import { expect, it } from 'vitest';
import { importList } from '#fixtures/import-list.ts';

const listOf = (...rows: readonly string[]) =>
  ['SKU,Title,Category,Size,Net Wt,Price', ...rows].join('\r\n');

const sizesOf = ({ added }: Awaited<ReturnType<typeof importList>>) =>
  added.map(({ sizeSystem, sizes }) => ({ sizeSystem, sizes }));

const bangles = (...labels: readonly string[]) => ({
  sizeSystem: 'bangle',
  sizes: labels.map((label) => expect.objectContaining({ label }) as unknown),
});

it.each([
  ['"2.4, 2.6, 2.8, 2.1"', ['2-4', '2-6', '2-8', '2-10']],
  ['"04-Feb, Feb-06"', ['2-4', '2-6']],
  ['04-Feb', ['2-4']],
])('one cell with %s has bangle sizes', async (cell, labels) => {
  expect(sizesOf(await importList(listOf(`BG1,Kada,Bangles,${cell},9,900`)))).toEqual([
    bangles(...labels),
  ]);
});

it('rows of one product have bangle sizes, and the review says so', async () => {
  const rows = ['04-Feb', '6-Feb', '2.8', '2.1'].map((size) => `BG1,Kada,Bangles,${size},9,900`);
  const { added, rows: outcomes, summary } = await importList(listOf(...rows));
  expect(added).toMatchObject([{ sku: 'BG1', ...bangles('2-4', '2-6', '2-8', '2-10') }]);
  expect(summary.notes).toContainEqual({
    text: 'Bangle sizes that Excel changed are corrected: check the sizes',
    rows: 1,
  });
  expect(outcomes[0]?.notes).toContain(
    'Excel changed sizes of bangles to dates or numbers: “04-Feb” is imported as 2-4, “6-Feb” is imported as 2-6, “2.1” is imported as 2-10. Check the sizes.',
  );
});

it('rows with the SKUs of sizes and titles of their own have bangle sizes', async () => {
  const rows = [4, 6, 8].map((size) => `BG1-2-${size},Kada ${size},Bangles,0${size}-Feb,9,900`);
  const imported = await importList(listOf(...rows));
  expect(sizesOf(imported)).toEqual([bangles('2-4', '2-6', '2-8')]);
  const again = await importList(listOf(...rows), {}, imported.shop);
  expect(again.summary.rows).toMatchObject({ create: 0, update: 0, refuse: 0 });
});

it('a length of 2.1 stays a length', async () => {
  const { summary, added } = await importList(
    listOf('EX1,Extender,Chains,"2.1 inch, 3 inch",1,90'),
  );
  expect(added).toMatchObject([{ sizes: [{ label: '2.1 inch' }, { label: '3 inch' }] }]);
  expect(summary.notes).toEqual([]);
});
