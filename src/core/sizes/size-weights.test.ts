/** The weights of sizes and of lines in them. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anySizedLine, LINE_SIZES, unitsOfLine } from '#fixtures/sized-line.ts';
import {
  netWeightOf,
  ownWeights,
  productWeight,
  weightsFrom,
  weightSteps,
} from './size-weights.ts';

const anyWeight = fc.integer({ min: 1, max: 100_000 });

test('weights are restored from their steps', () => {
  fc.assert(
    fc.property(fc.array(anyWeight), anyWeight, (weights, netWeightMg) => {
      expect(weightsFrom(weightSteps(weights, netWeightMg), netWeightMg)).toEqual(weights);
    }),
  );
});

test('a line weighs as much as all its units', () => {
  const anyOwn = fc.tuple(...LINE_SIZES.map(() => fc.option(anyWeight, { nil: undefined })));
  fc.assert(
    fc.property(anySizedLine, anyWeight, anyOwn, (line, netWeightMg, own) => {
      const weightOf = (label?: string) => own[LINE_SIZES.indexOf(label ?? '')] ?? netWeightMg;
      const expected = unitsOfLine(line).reduce((sum, label) => sum + weightOf(label), 0);
      const sizes = LINE_SIZES.map((label, at) => ({ label, netWeightMg: own[at] }));
      const weights = ownWeights(sizes, netWeightMg);
      expect(netWeightOf({ netWeightMg, sizes: LINE_SIZES, ...weights }, line)).toBe(expected);
      expect(productWeight({ netWeightMg, sizes }, line)).toBe(expected);
    }),
  );
});
