/** The measures of ring and bangle sizes, against published charts and the post about ring sizes. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BANGLE_SIZES, RING_SIZES, SIZE_CHARTS } from './size-charts.ts';

test('ring sizes agree with the charts of Indian jewellers to a tenth of a millimetre', () => {
  const published = {
    1: 41,
    6: 46.1,
    8: 48,
    12: 51.9,
    14: 54.4,
    16: 56.3,
    20: 60.2,
    26: 65.9,
    30: 69.7,
  };
  for (const [label, circumference] of Object.entries(published)) {
    const size = RING_SIZES.find((each) => each.label === label);
    expect(size?.circumference, label).toBeGreaterThan(circumference - 0.1);
    expect(size?.circumference, label).toBeLessThan(circumference + 0.1);
  }
});

test('there are 30 ring sizes, each larger than the one before', () => {
  const diameters = RING_SIZES.map(({ diameter }) => diameter);
  expect(diameters).toHaveLength(30);
  expect(diameters).toEqual([...new Set(diameters)].sort((a, b) => a - b));
});

test('bangle sizes are inches and sixteenths', () => {
  expect(BANGLE_SIZES.map(({ label, inches }) => `${label} ${inches}`)).toEqual([
    '2-2 2.125',
    '2-4 2.25',
    '2-6 2.375',
    '2-8 2.5',
    '2-10 2.625',
    '2-12 2.75',
  ]);
  expect(SIZE_CHARTS).toContain('| 2-\u20608 | 2.5″ | 63.5 mm | 199.5 mm |');
});

test('the post about ring sizes has the same figures', () => {
  const rows = readFileSync('seed/blogs/indian-ring-size-chart.md', 'utf8').matchAll(
    /^\| (\d+) +\| ([\d.]+ mm) +\| ([\d.]+ mm) +\| (\S+) +\|$/gm,
  );
  const written = Array.from(rows, ([, label, circumference, diameter, us]) =>
    [label, diameter, circumference, us].join(' | '),
  );
  expect(written.length).toBeGreaterThan(8);
  for (const row of written) expect(SIZE_CHARTS).toContain(`| ${row} |`);
});
