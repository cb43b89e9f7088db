import { describe, expect, it } from 'vitest';
import { readWeight } from './read-weight.ts';

const grams = { decimal: '.', weightUnit: 'g' } as const;

describe('readWeight', () => {
  it.each([
    ['4.2', 4_200],
    ['4.2 g', 4_200],
    ['4.2gms.', 4_200],
    ['2850 mg', 2_850],
    ['0.012 kg', 12_000],
    ['0.0005', 1],
    ['12.5 gm', 12_500],
    ['~12.5 gms.', 12_500],
    ['12.500 Grams (approx)', 12_500],
    ['12,5 g', 12_500],
    ['3.2 ग्राम', 3_200],
    ['4.2 ग्रा.', 4_200],
    ['4.2 g/pc', 4_200],
    ['4.2 gm per pair', 4_200],
    ['4.2gms each', 4_200],
    ['4.2/pc', 4_200],
    ['4.2 ग्राम प्रति पीस', 4_200],
    ['~4.2 g/pc approx.', 4_200],
    ['0.5 oz', 14_175],
    ['2 ct', 400],
    ['.35', 350],
    ['.40 g', 400],
    ['3.2 gm (pair)', 3_200],
    ['3.2 gm (per pc)', 3_200],
    ['gms 3.2', 3_200],
    ['Gm. .35', 350],
    ['approx 3.2 gm', 3_200],
    ['avg 3.2 gm', 3_200],
    ['3.2 g +/- 5%', 3_200],
    ['3.2±0.2 gm', 3_200],
    ['1 tola', 11_664],
    ['2 तोला', 23_328],
  ])('reads %s as mg', (written, mg) => {
    expect(readWeight(written, grams)).toEqual({ success: true, value: mg });
  });

  it('reads a decimal comma if the mapping says so', () => {
    expect(readWeight('4,2', { decimal: ',', weightUnit: 'g' })).toEqual({
      success: true,
      value: 4_200,
    });
  });

  it.each([
    ['0.012 kg', 12_000],
    ['0.004', 4],
    ['1.250', 1_250_000],
  ])('reads %s in a list with decimal commas as %i mg', (written, mg) => {
    expect(readWeight(written, { decimal: ',', weightUnit: 'g' })).toMatchObject({ value: mg });
  });

  it.each([
    '4,2222',
    '4-5 g',
    'heavy',
    '3 masha',
    'wt 3.2',
    'gm 3.2 g',
    '3.2 gm (two)',
    '.',
    '',
    '4 constructor',
    '4 toString',
    '4.2 g/tola',
  ])('rejects %j', (written) => {
    expect(readWeight(written, grams)).toMatchObject({
      success: false,
      expected: 'expected a weight',
    });
  });

  it('rejects a weight of 0', () => {
    expect(readWeight('0', grams)).toMatchObject({ expected: 'expected a weight above 0' });
  });
});
