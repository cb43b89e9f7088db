import { expect, test } from 'vitest';
import { takeMeasures, type Measure } from './measures.ts';

const parsed = (text: string): { measures: Measure[]; rest: string[] } =>
  takeMeasures(text.split(' '));

const upTo = (most: number, of: Measure['of']): Measure => ({ of, least: 0, most });
const from = (least: number, of: Measure['of']): Measure => ({ of, least, most: Infinity });

test.each<[string, Measure, string[]]>([
  ['under 500 rs', upTo(500, 'rupees'), []],
  ['ring under 500', upTo(500, 'rupees'), ['ring']],
  ['ring under rs 500 gold', upTo(500, 'rupees'), ['ring', 'gold']],
  ['less than 500 rupees ring', upTo(500, 'rupees'), ['ring']],
  ['upto 5 gm', upTo(5, 'grams'), []],
  ['up to 5 gm', upTo(5, 'grams'), []],
  ['under 5', upTo(5, 'grams'), []],
  ['above 2.5 g chain', from(2.5, 'grams'), ['chain']],
  ['chain more than 20 gram', from(20, 'grams'), ['chain']],
  ['10 gram kada', { of: 'grams', least: 9, most: 11 }, ['kada']],
  ['1 gram stud', { of: 'grams', least: 0.7, most: 1.3 }, ['stud']],
  ['rs 1000', { of: 'rupees', least: 900, most: 1_100 }, []],
])('"%s"', (text, measure, rest) => {
  expect(parsed(text)).toEqual({ measures: [measure], rest });
});

test('returns both bounds of a query', () => {
  expect(parsed('ring above 2 gram under 500 rs')).toEqual({
    measures: [from(2, 'grams'), upTo(500, 'rupees')],
    rest: ['ring'],
  });
});

test.each(['chain 18 inch', 'indian 12', 'set of 6', 'under', 'gram', 'rs', '2-6 bangle'])(
  'finds no measure in "%s"',
  (text) => {
    expect(parsed(text)).toEqual({ measures: [], rest: text.split(' ') });
  },
);
