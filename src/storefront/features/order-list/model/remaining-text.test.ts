import { describe, expect, test } from 'vitest';
import { buildPasteCatalogue } from '#fixtures/paste-catalogue.ts';
import { readPastedOrder } from '#core/paste/paste-order.ts';
import { remainingText } from './remaining-text.ts';

const catalogue = buildPasteCatalogue();
const read = (text: string) => readPastedOrder(text, catalogue);

describe('what is left of an order after its clear items were added', () => {
  test.each([
    ['RG101\nER204 - 6 pairs\n12 pcs', 'RG101\n---\n12 pcs'],
    ['RG104\nER204 - 6 pairs\n12x4 14x6', 'RG104\n---\n12x4 14x6'],
    ['RG1O1\nER204 - 6 pairs\nsize 12 - 4 pc', 'RG1O1\n---\nsize 12 - 4 pc'],
    ['RG101\nER204 - 6 pairs\nhello\n12 pcs\nRG102', 'RG101\n---\nhello\n12 pcs\nRG102'],
    ['12 pcs\nRG101\nER204 - 6 pairs\n6 pcs', '12 pcs\nRG101\n---\n6 pcs'],
  ])('%j is read as before', (written, text) => {
    const left = read(written).filter(({ kind }) => kind !== 'clear');
    expect(remainingText(left)).toBe(text);
    expect(read(text)).toEqual(left);
  });
});
