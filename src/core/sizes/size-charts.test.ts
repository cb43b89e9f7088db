/** The measures of ring and bangle sizes, against published charts and the post about ring sizes. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderArticle } from '#core/markdown.ts';
import {
  BANGLE_SIZES,
  RING_SIZES,
  SIZE_CHARTS,
  sizeChartPath,
  USUAL_LENGTHS,
} from './size-charts.ts';

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

test('lengths of chains, bracelets and anklets are in inches and centimetres', () => {
  for (const row of [
    '| 18 inch | 45.7 cm | Chain or necklace |',
    '| 7 inch | 17.8 cm | Bracelet | Most women |',
    '| 10.5 inch | 26.7 cm | Anklet |',
  ])
    expect(SIZE_CHARTS.replaceAll('\u00a0', ' ')).toContain(row);
  for (const [name, lengths] of USUAL_LENGTHS) {
    const inches = lengths.map((each) => each.inches);
    expect(inches, name).toEqual([...new Set(inches)].sort((a, b) => a - b));
  }
});

test('each system except free text has a chart with its own heading', () => {
  for (const system of ['indianRing', 'bangle', 'inch', 'cm'] as const) {
    const [, heading] = sizeChartPath(system)?.split('#') ?? [];
    expect(renderArticle(SIZE_CHARTS).html, system).toContain(`id="${heading}"`);
  }
  expect(sizeChartPath('free')).toBeUndefined();
  expect(sizeChartPath(undefined)).toBeUndefined();
});

test('the post about chains has the same lengths', () => {
  const [, chains] = USUAL_LENGTHS[0] ?? [];
  const rows = readFileSync('seed/blogs/buying-chains-by-gauge-and-weight.md', 'utf8').matchAll(
    /^\| (\d+)(?:–(\d+))? inch +\|/gm,
  );
  const written = Array.from(rows, ([, ...lengths]) => lengths)
    .flat()
    .filter(Boolean)
    .map(Number);
  expect(written).toHaveLength(6);
  expect(chains?.map(({ inches }) => inches)).toEqual(expect.arrayContaining(written));
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
