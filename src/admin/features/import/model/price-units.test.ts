import { expect, test } from 'vitest';
import { importList } from '#fixtures/import-list.ts';

test('a price of another unit than that of its product is noted', async () => {
  const noteOf = async (...[text, shop]: [string, Parameters<typeof importList>[2]?]) =>
    (await importList(text, {}, shop)).rows[0]?.notes;
  const other = [
    'The list has its price or weight per piece, but the product is sold per pair. Check both.',
  ];
  const { shop } = await importList('SKU,Title,Weight,Unit,Price\r\nE1,Stud,3.1,pair,300\r\n');
  expect(await noteOf('SKU,Price per piece\r\nE1,160\r\n', shop)).toEqual(other);
  expect(await noteOf('SKU,Price per pair\r\nE1,320\r\n', shop)).toEqual([]);
  const header = 'SKU,Title,Weight,UOM,Price per pc\r\n';
  expect(await noteOf(`${header}E2,Stud,3.1,Pair,150\r\n`)).toEqual(other);
  expect(await noteOf(`${header}R1,Ring,3.1,Pc,150\r\n`)).toEqual([]);
});
