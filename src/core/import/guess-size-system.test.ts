import { expect, test } from 'vitest';
import { guessSizeSystem, looksLikeSeveral, splitSizes } from './guess-size-system.ts';

test.each([
  ['12/14/16', 'Ring', ['12', '14', '16']],
  ['2.4/2.6/2.8', 'Bangle', ['2-4', '2-6', '2-8']],
  ['2-4 & 2-6', 'Bangle', ['2-4', '2-6']],
  ['2/4 2/6', 'Bangle', ['2-4', '2-6']],
  ['16" / 18" / 20"', 'Chain', ['16"', '18"', '20"']],
  ['16/18/20 inch', 'Chain', ['16', '18', '20 inch']],
  ['7 in & 7.5 in', 'Bracelet', ['7 in', '7.5 in']],
  ['2-4 to 2-8', 'Bangle', ['2-4', '2-6', '2-8']],
  ['2.4 to 2.10', 'Bangle', ['2-4', '2-6', '2-8', '2-10']],
  ['2.4–2.8', '', ['2-4', '2-6', '2-8']],
  ['16-18-20 inch', 'Chain', ['16', '18', '20 inch']],
  ['16-18-20', 'Length (inch)', ['16', '18', '20']],
  ['40cm/45cm', 'Chain', ['40cm', '45cm']],
  ['40/45 cm', 'Chain', ['40', '45 cm']],
  ['12-14-16', 'Ring', ['12', '14', '16']],
  ['12+14', 'Ring', ['12', '14']],
  ['12 और 14', 'अंगूठी', ['12', '14']],
  ['12 et 14', 'Bague', ['12', '14']],
  ['12 से 14', 'Ring', ['12', '13', '14']],
  ['12-14', 'Ring', ['12', '13', '14']],
  ['S/M/L', 'Toe ring', ['S', 'M', 'L']],
])('%s of %s are several sizes', (text, context, sizes) => {
  expect(splitSizes(text, context)).toEqual(sizes);
});

test.each([
  ['1/2 inch', 'Pendant'],
  ['2.4', 'Bangle'],
  ['16"', 'Chain'],
  ['Small / Medium', 'Ring'],
  ['S/M', 'Toe ring'],
  ['16-18 inch', 'Chain'],
  ['16 + 2 inch', 'Chain'],
  ['2-4 to 2-7', 'Bangle'],
  ['2-8 to 2-4', 'Bangle'],
  ['2-8 to 2-20', 'Bangle'],
  ['12-14-16', 'Chain'],
])('%s of %s is one size', (text, context) => {
  expect(splitSizes(text, context)).toEqual([text]);
});

test('lengths in one cell are inches', () => {
  expect(guessSizeSystem(splitSizes('16/18/20 inch', ''), '')).toBe('inch');
});

test.each([
  ['Length (inch)', 'inch'],
  ['Length (in) Lotus', 'inch'],
  ['Length (cm)', 'cm'],
  ['ring_size Lotus', 'indianRing'],
  ['Lotus', 'free'],
] as const)('16 and 18 below “%s” are %s', (context, system) => {
  expect(guessSizeSystem(['16', '18'], context)).toBe(system);
});

test.each([
  ...[
    '16 to 18',
    '16-18 inch',
    '12/14',
    '12 और 14',
    '12-14-16',
    '2-4 to 2-7',
    '16" - 18"',
    '12 + 14',
    '24 26 28',
    '12(2) 14(3)',
    '2.4x2.6x2.8',
  ],
])('“%s” may stand for several sizes', (label) => {
  expect(looksLikeSeveral(label)).toBe(true);
});

test.each([
  ...[
    '12',
    '2-4',
    '2/4',
    '18 inch',
    '7 1/2 inch',
    '7.5 inch',
    '1/2 inch',
    '18 1/2 inch',
    'S/M',
    'Free size',
    '12 mm',
  ],
])('“%s” stands for one size', (label) => {
  expect(looksLikeSeveral(label)).toBe(false);
});
