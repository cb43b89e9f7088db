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

it.each([
  'BG1,Plain,Bangles,2.1,9,900',
  'BG1,Plain kada,Silver,2.1,9,900',
  'BG1,Kangan,Silver,2.1,9,900',
])('the only size 2.1 of bangles is 2-10, and the review says so: %s', async (row) => {
  const imported = await importList(listOf(row));
  expect(sizesOf(imported)).toEqual([bangles('2-10')]);
  expect(imported.rows[0]?.notes).toEqual([
    'Excel changed sizes of bangles to dates or numbers: “2.1” is imported as 2-10. Check the sizes.',
  ]);
});

it('the only size 2.1 of another product stays', async () => {
  const imported = await importList(listOf('CH1,Chain,Chains,2.1,9,900'));
  expect(sizesOf(imported)).toEqual([{ sizeSystem: 'free', sizes: [{ label: '2.1' }] }]);
  expect(imported.rows[0]?.notes).toEqual([]);
});

it.each(['Oct-20', '08-Dec', '12-Oct', '10-Dec', '08-Oct'])(
  'a range of ring sizes that is the date %s has a note',
  async (label) => {
    const { rows, summary } = await importList(listOf(`RG1,Band,Rings,${label},3,400`));
    expect(rows[0]?.notes).toEqual([
      `Excel changed the size “${label}” to a date. Format the column as text, or write the sizes with commas: 10, 11, 12.`,
    ]);
    expect(summary.notes).toEqual([{ text: 'Excel changed sizes to dates', rows: 1 }]);
  },
);

it('several sizes that are dates have one note', async () => {
  const { rows } = await importList(listOf('RG1,Band,Rings,"08-Oct, 12, 12-Dec",3,400'));
  expect(rows[0]?.notes).toEqual([
    'Excel changed the sizes “08-Oct”, “12-Dec” to dates. Format the column as text, or write the sizes with commas: 10, 11, 12.',
  ]);
});

it('a length of 2.1 stays a length', async () => {
  const { summary, added } = await importList(
    listOf('EX1,Extender,Chains,"2.1 inch, 3 inch",1,90'),
  );
  expect(added).toMatchObject([{ sizes: [{ label: '2.1 inch' }, { label: '3 inch' }] }]);
  expect(summary.notes).toEqual([]);
});
