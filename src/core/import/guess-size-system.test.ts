import { expect, test } from 'vitest';
import { guessSizeSystem, splitSizes } from './guess-size-system.ts';

test.each([
  ['12/14/16', 'Ring', ['12', '14', '16']],
  ['2.4/2.6/2.8', 'Bangle', ['2-4', '2-6', '2-8']],
  ['2-4 & 2-6', 'Bangle', ['2-4', '2-6']],
  ['2/4 2/6', 'Bangle', ['2-4', '2-6']],
  ['16" / 18" / 20"', 'Chain', ['16"', '18"', '20"']],
  ['16/18/20 inch', 'Chain', ['16', '18', '20 inch']],
  ['7 in & 7.5 in', 'Bracelet', ['7 in', '7.5 in']],
])('%s of %s are several sizes', (text, context, sizes) => {
  expect(splitSizes(text, context)).toEqual(sizes);
});

test.each([
  ['1/2 inch', 'Pendant'],
  ['2.4', 'Bangle'],
  ['16"', 'Chain'],
  ['Small / Medium', 'Ring'],
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
