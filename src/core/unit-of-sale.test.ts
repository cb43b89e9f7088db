/** The wording of units of sale, and units as suppliers write them. */
import { describe, expect, test } from 'vitest';
import { parseUnit, USUAL_UNITS } from './parse-unit.ts';
import { saleUnit } from '#schema/unit.ts';
import { formatUnits, perUnit, unitKind, unitsHeading } from './unit-of-sale.ts';
import { formatTotal, piecesOf, piecesPerUnit, unitsOf } from '#core/order/total-units.ts';

test.each([
  ['piece', 'piece', 1, '1 piece', '1,200 pieces', 'per piece', 'Pieces'],
  ['pair', 'pair', 2, '1 pair', '1,200 pairs', 'per pair', 'Pairs'],
  ['set of 6', 'set', 6, '1 set of 6', '1,200 sets of 6', 'per set of 6', 'Sets of 6'],
  ['set of 12', 'set', 12, '1 set of 12', '1,200 sets of 12', 'per set of 12', 'Sets of 12'],
] as const)('%s', (unit, kind, each, one, many, per, heading) => {
  expect(unitKind(unit)).toBe(kind);
  expect(piecesPerUnit(unit)).toBe(each);
  expect(formatUnits(1, unit)).toBe(one);
  expect(formatUnits(1_200, unit)).toBe(many);
  expect(perUnit(unit)).toBe(per);
  expect(unitsHeading(unit)).toBe(heading);
});

test('a line without a unit is counted in pieces', () => {
  expect(formatUnits(12)).toBe('12 pieces');
  expect(perUnit()).toBe('per piece');
});

describe('the total of several lines', () => {
  const lines = [
    { qty: 36 },
    { qty: 24, unit: 'pair' },
    { qty: 1, unit: 'set of 4' },
    { qty: 2, unit: 'set of 6' },
  ];

  test('names each kind of unit', () => {
    expect(formatTotal(lines)).toBe('36 pieces, 24 pairs, 3 sets');
    expect(formatTotal([{ qty: 1, unit: 'pair' }])).toBe('1 pair');
    expect(formatTotal([])).toBe('0 pieces');
  });

  test('counts units, and the pieces in them', () => {
    expect(unitsOf(lines)).toBe(63);
    expect(piecesOf(lines)).toBe(36 + 48 + 4 + 12);
  });
});

describe('a unit in a supplier’s words', () => {
  test.each([
    ['pc', 'piece'],
    ['Pcs.', 'piece'],
    ['1 Piece', 'piece'],
    ['Each', 'piece'],
    ['1 pc', 'piece'],
    ['Pairs', 'pair'],
    ['per pair', 'pair'],
    ['PR', 'pair'],
    ['set of 6', 'set of 6'],
    ['Set of 6 pcs', 'set of 6'],
    ['6 pcs set', 'set of 6'],
    ['Set (6 pcs)', 'set of 6'],
    ['Pair (2 pcs)', 'pair'],
    ['Pair of 2', 'pair'],
    ['4-piece set', 'set of 4'],
    ['Set/4', 'set of 4'],
    ['12 pcs', 'set of 12'],
    ['Pack of 2', 'set of 2'],
    ['dozen', 'set of 12'],
    ['1 dz.', 'set of 12'],
    ['दर्जन', 'set of 12'],
    ['nag', 'piece'],
    ['pis', 'piece'],
    ['जोड़ी', 'pair'],
    ['पेयर', 'pair'],
    ['Jode', 'pair'],
    ['नग', 'piece'],
    ['सेट 4', 'set of 4'],
    ['Paire', 'pair'],
    ['Pièces', 'piece'],
    ['Lot de 6', 'set of 6'],
  ])('%s is %s', (text, unit) => {
    expect(parseUnit(text)).toBe(unit);
    expect(saleUnit.safeParse(unit).success).toBe(true);
  });

  test.each(['', 'set', 'gram', 'set of 1000', 'pair of 3', 'box'])('“%s” is none', (text) => {
    expect(parseUnit(text)).toBeUndefined();
  });

  test('is what the form suggests', () => {
    expect(USUAL_UNITS.map(parseUnit)).toEqual(USUAL_UNITS);
  });
});

test.each(['set of 1', 'set of 1000', 'set of 06', 'Pair', 'pairs', ''])(
  'a product cannot be sold by the “%s”',
  (unit) => {
    expect(saleUnit.safeParse(unit).success).toBe(false);
  },
);
