/** Counts as staff scan, paste and import them. */
import { expect, test } from 'vitest';
import { countsOf, entriesOf, linesOfFile, type CountedProduct } from './read-counts.ts';

const ring: CountedProduct = {
  id: 'rg101',
  product: {
    ...{
      sku: 'RG101',
      title: 'Ring',
      unit: 'piece',
      stockStatus: 'inStock',
      sizeSystem: 'indianRing',
    },
    sizes: [{ label: '12' }, { label: '14', sku: 'L' }],
  },
};
const pair: CountedProduct = {
  id: 'er-1',
  product: { sku: 'ER-1', title: 'Studs', unit: 'pair', stockStatus: 'inStock', sizes: [] },
};
const pendant: CountedProduct = {
  id: 'pd101',
  product: {
    ...{
      sku: 'PD101',
      title: 'Pendant',
      unit: 'piece',
      stockStatus: 'inStock',
      sizeSystem: 'inch',
    },
    sizes: [{ label: '18 inch' }],
  },
};
const bangle: CountedProduct = {
  id: 'bg101',
  product: {
    ...{
      sku: 'BG101',
      title: 'Bangle',
      unit: 'piece',
      stockStatus: 'inStock',
      sizeSystem: 'bangle',
    },
    sizes: [{ label: '2-4' }, { label: '2-10' }],
  },
};
const toeRing: CountedProduct = {
  id: 'tr1',
  product: {
    ...{ sku: 'TR1', title: 'Toe ring', unit: 'piece', stockStatus: 'inStock', sizeSystem: 'free' },
    sizes: [{ label: 'S' }, { label: 'M' }],
  },
};
const set: CountedProduct = {
  id: 'bg301',
  product: { sku: 'BG301', title: 'Kada', unit: 'set of 4', stockStatus: 'inStock', sizes: [] },
};
const PRODUCTS = new Map(
  [ring, pair, pendant, bangle, toeRing, set].map((each) => [each.product.sku, each]),
);

const read = (text: string) => {
  const { counts, problems } = countsOf(entriesOf(text), PRODUCTS);
  return [
    ...counts.map(({ of, size = '', units }) => [of.id, size, units].filter(Boolean).join(' ')),
    ...problems.map(({ line, why }) => `${line}: ${why.slice(0, 12)}`),
  ];
};

test.each([
  ['ER-1 24', ['er-1 24']],
  ['er-1\nER-1\n\nER-1, 3', ['er-1 5']],
  ['ER-1;24 pairs', ['er-1 24']],
  ['BG301 12\nBG301 12 sets', ['bg301 24']],
  ['BG301 48 pcs', ['1: This product']],
  ['RG101 12x4 14x6', ['rg101 12 4', 'rg101 14 6']],
  ['RG101 12x4 पीस', ['rg101 12 4']],
  ['RG101 12x4 जोड़ी', ['1: Enter a size']],
  ['RG101 12 4', ['rg101 12 4']],
  ['RG101\tsize 12\t4', ['rg101 12 4']],
  ['RG101-L 5', ['rg101 14 5']],
  ['RG101-L\nRG101-L', ['rg101 14 2']],
  ['RG101-L\t14\t5', ['rg101 14 5']],
  ['RG101-L 14x5', ['rg101 14 5']],
  ['RG101-L 12 5', ['1: This SKU is for size 14, but the line says 12.']],
  ['RG101-L 12x5 14x5', ['1: This SKU is for size 14, but the line says 12, 14.']],
  ['RG101-L 99 5', ['1: “99 5” is not a quantity.']],
  ['RG101 12\nRG101 12', ['rg101 12 2']],
  ['RG101 12 0', ['rg101 12']],
  ['RG101 5', ['1: Enter a size']],
  ['RG101 16x4', ['1: Enter a size']],
  ['RG999 4\nER-1 4', ['er-1 4', '1: No product h']],
  ['PD101\npd101', ['pd101 18 inch 2']],
  ['PD101 10', ['pd101 18 inch 10']],
  ['PD101 18', ['pd101 18 inch 18']],
  ['PD101 18x4', ['pd101 18 inch 4']],
  ['PD101 18 inch 4', ['pd101 18 inch 4']],
  ['RG101\t12x4\t14x6', ['rg101 12 4', 'rg101 14 6']],
  ['RG101 12 4.00', ['rg101 12 4']],
  ['RG101 12 4.00 pcs', ['rg101 12 4']],
  ['PD101 20x4', ['1: “20x4” is no']],
  ['ER-1 four', ['1: “four” is no']],
  ['RG101 12x0 14x4', ['rg101 12', 'rg101 14 4']],
  ['ER-1 x 24', ['er-1 24']],
  ['ER-1 - 24 pairs', ['er-1 24']],
  ['ER-1=24', ['er-1 24']],
  ['ER-1 1,200', ['er-1 1200']],
  ['ER-1 -3', ['1: “-3” is not ']],
  ['TR1 m 5', ['tr1 M 5']],
])('“%s” is %j', (text, expected) => {
  expect(read(text)).toEqual(expected.map((each) => each.replace(/^(\d+: .{12}).*/, '$1')));
});

const file = (text: string) => linesOfFile(new TextEncoder().encode(text));

test('a column of pieces is not taken for sets', () => {
  const counted = (header: string) => {
    const lines = file(`SKU,${header}\r\nBG301,48\r\n`);
    return lines.success && read(lines.value);
  };
  expect(counted('Quantity')).toEqual(['bg301 48']);
  expect(counted('Pcs')).toEqual(['1: This product']);
});

test('the exported list can be read again', () => {
  const csv =
    'SKU,Size,Title,On hand,Reserved,Available\r\nRG101,12,Ring,4,0,4\r\nER-1,,Studs,24,4,20\r\n';
  const lines = file(csv);
  expect(lines.success && read(lines.value)).toEqual(['rg101 12 4', 'er-1 24']);
});

test('sizes of bangles that Excel changed to dates or numbers are counted', () => {
  const lines = file('SKU,Size,Counted\r\nBG101,04-Feb,5\r\nBG101,2.1,3\r\nRG101,2.1,3\r\n');
  expect(lines.success && read(lines.value)).toEqual([
    ...['bg101 2-4 5', 'bg101 2-10 3'],
    '3: This product',
  ]);
});

test.each([
  ['RG101,12,-3', '“-3” is not a quantity. Enter a whole number, 0 or more.'],
  ['RG101,size 12,−3', '“−3” is not a quantity. Enter a whole number, 0 or more.'],
  ['BG101,2-4,-3', '“-3” is not a quantity. Enter a whole number, 0 or more.'],
  ['PD101,18 inch,-3', '“-3” is not a quantity. Enter a whole number, 0 or more.'],
  ['TR1,m,-3', '“-3” is not a quantity. Enter a whole number, 0 or more.'],
  ['TR1,Size M,-3', '“-3” is not a quantity. Enter a whole number, 0 or more.'],
  ['RG101-L,14,-5', '“-5” is not a quantity. Enter a whole number, 0 or more.'],
  ['RG101,12,(3)', '“(3)” is not a quantity. Enter a whole number, 0 or more.'],
  ['RG101,12,2000000', '“2000000” is not a quantity. Enter a whole number, 0 or more.'],
  ['RG101,12,4.5', '“4.5” is not a quantity. Enter a whole number, 0 or more.'],
  ['RG101,16,4.00', 'This product has no size “16”. Sizes: 12, 14.'],
  ['ER-1,12,4', 'This product has no sizes, but the line has the size “12”.'],
])('a file with the row “%s” reports: %s', (row, why) => {
  const lines = file(`SKU,Size,On hand\r\n${row}\r\n`);
  const { counts, problems } = countsOf(entriesOf(lines.success ? lines.value : ''), PRODUCTS);
  expect([counts, problems]).toEqual([[], [expect.objectContaining({ why })]]);
});

test.each([
  ['RG101,12,4.00', 'rg101 12 4'],
  ['RG101,12,4.00 Pcs', 'rg101 12 4'],
  ['RG101,12,"1,200.00 Nos."', 'rg101 12 1200'],
  ['RG101,12,0.00', 'rg101 12'],
  ['RG101-L,14,5.0', 'rg101 14 5'],
  ['BG101,04-Feb,5.00', 'bg101 2-4 5'],
  ['PD101,"18""",5 pcs', 'pd101 18 inch 5'],
  ['TR1,size m,5.00', 'tr1 M 5'],
  ['ER-1,Default Title,5', 'er-1 5'],
])('a file with the row “%s” counts %s', (row, expected) => {
  const lines = file(`SKU,Size,On hand\r\n${row}\r\n`);
  expect(lines.success && read(lines.value)).toEqual([expected]);
});

test('a row of a file without a quantity is not counted', () => {
  const lines = file('SKU,Size,On hand,Counted\r\nRG101,12,4,\r\nRG101,14,6,5\r\nER-1,,24, \r\n');
  expect(lines.success && read(lines.value)).toEqual(['rg101 14 5']);
});

test.each([
  ['SKU,Counted\r\nRG101,12\r\n', '1: Enter a size'],
  ['SKU,Size,Title,On hand\r\nRG101,,Ring,12.00\r\n', '1: Enter a size'],
  ['SKU,Counted\r\nRG101,12x4\r\n', 'rg101 12 4'],
  ['SKU,Counted\r\nRG101-L,12\r\n', 'rg101 14 12'],
])('a quantity in a file is never a size: %j is %j', (text, expected) => {
  const lines = file(text);
  expect(lines.success && read(lines.value)).toEqual([expect.stringMatching(`^${expected}`)]);
});

test('a row of a file without a size counts the only size', () => {
  const lines = file('SKU,Counted\r\nPD101,18\r\nER-1,4\r\n');
  expect(lines.success && read(lines.value)).toEqual(['pd101 18 inch 18', 'er-1 4']);
});

test('a supplier’s file is read with its own names, and lines without a SKU are left out', () => {
  const lines = file(
    'Design No.,Ring size,Qty (pcs)\r\nER 1,,"1,200"\r\nRG101,12,4 pcs\r\n,Total,1204\r\n',
  );
  expect(lines.success && read(lines.value)).toEqual(['er-1 1200', 'rg101 12 4']);
});

test.each([
  ['Handle,Variant SKU,Option1 Value,Variant Inventory Qty\r\nring,RG101-L,14,5\r\n', 'rg101 14 5'],
  ['SKU,Size,Counted\r\nRG101-L,14,5\r\n', 'rg101 14 5'],
  ['Name of Item,Alias,Closing Balance\r\nStuds,ER-1,12.00 Pairs\r\n', 'er-1 12'],
  ['SKU,Name,Stock,Low stock amount\r\nER-1,Studs,7,2\r\n', 'er-1 7'],
])('an export of another program is read: %j', (text, expected) => {
  const lines = file(text);
  expect(lines.success && read(lines.value)).toEqual([expected]);
});

test('a fraction of a unit is no quantity', () => {
  expect(read('ER-1 12.5')).toEqual([expect.stringMatching(/^1: “12.5”/)]);
});

test('a file without a row to count is refused, so that it can’t empty the list', () => {
  expect(file('SKU,On hand,Counted\r\nER-1,4,\r\n')).toEqual({
    success: false,
    error: 'No row of the file has both a SKU and a quantity in “Counted”.',
  });
});

test('a file without a quantity is refused with the names of its columns', () => {
  expect(file('SKU,Title\r\nRG101,Ring\r\n')).toMatchObject({
    success: false,
    error: expect.stringContaining('“Counted”') as string,
  });
});
