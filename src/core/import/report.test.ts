import { expect, it } from 'vitest';
import { buildMapping, buildPlanOptions, LIST_HEADER } from '#fixtures/build-import.ts';
import { listReader, planList } from './import-list.ts';
import { planReport } from './report.ts';

it('reports new rows, rejected rows by reason, replaced values and unused columns', () => {
  const mapping = buildMapping({
    fields: { netWeightMg: { column: 'weight', unit: 'g', default: '5 g' } },
  });
  const reader = listReader(mapping, LIST_HEADER);
  const rows = [
    ['RG101', 'Band ring', '3.2', '450', 'Rings'],
    ['RG102', 'Wide ring', '', '450', 'Rings'],
    ['RG101', 'Band ring', '3.2', '450', 'Rings'],
    ['RG103', 'Free ring', '3.2', '0', 'Rings'],
  ];
  rows.forEach((cells, index) => {
    reader.take({ row: index + 2, cells });
  });
  const list = reader.finish();
  const plan = planList(
    list,
    { products: new Map(), ids: new Set(), categories: [] },
    buildPlanOptions({ mapping }),
  );
  const report = planReport({
    mapping,
    rows: list.rows,
    plan,
    unused: ['likes', 'red\u001b[31m\u009b2J'],
  });
  expect(report).toContain('Test list: 4 rows read\n  2 new, 0 changed, 0 unchanged, 2 refused');
  expect(report).toContain('1 categories to add: rings');
  expect(report).toContain('1 × Duplicate SKU, with the same values');
  expect(report).toContain('1 × Price must be an amount above 0');
  expect(report).toContain('price, row 5: "0" isn\'t an amount above 0.');
  expect(report).toContain('1 × Net weight: the default was used');
  expect(report).toContain('purity: 925');
  expect(report).toContain('Columns not used:\n  likes, red[31m2J');
  expect(report).not.toMatch(/(?!\n)\p{Cc}/u);
  expect(plan.refusals.map(({ row }) => row)).toEqual([4, 5]);
});
