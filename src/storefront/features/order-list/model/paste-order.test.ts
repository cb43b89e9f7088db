import { describe, expect, test } from 'vitest';
import { codeBook } from '#core/order/code-book.ts';
import { readPastedOrder } from './paste-order.ts';
import type { PastedLine } from './pasted-line.ts';

const book = codeBook([
  ...['RG101', 'RG102', 'RG103', 'RG104', 'RG105', 'RG1012'],
  ...['ER204', 'ER205', 'NP17', 'CH-22-A', 'BR555', '925RG1'],
]);

/**
 * A result as one word: `RG101=12`; `?` with the question, its options and quantity; `!` with the reason.
 */
function short(line: PastedLine): string {
  if (line.outcome === 'understood') return `${line.sku}=${line.qty}`;
  if (line.outcome === 'refused') return `!${line.reason} ${line.written}`;
  return `?${line.question} ${line.candidates.join('/')} ${line.qty ?? ''}`.trim();
}
const read = (text: string): string[] => readPastedOrder(text, book).map(short);

/** Messages as buyers send them, with the expected result. */
const MESSAGES: readonly (readonly [string, ...string[]])[] = [
  // Codes and quantities in every spelling.
  ['RG101 x 12', 'RG101=12'],
  ['rg 101-12 pcs', 'RG101=12'],
  ['rg-101 12pcs', 'RG101=12'],
  ['RG101 12', 'RG101=12'],
  ['RG 101 12', 'RG101=12'],
  ['rg.101.12', 'RG101=12'],
  ['rg101X12pcs', 'RG101=12'],
  ['RG101*12', 'RG101=12'],
  ['RG101=12', 'RG101=12'],
  ['RG101:12', 'RG101=12'],
  ['RG101(12)', 'RG101=12'],
  ['RG101 / 12', 'RG101=12'],
  ['RG101 -12', 'RG101=12'],
  ['RG101 12nos.', 'RG101=12'],
  ['RG101 12/-', 'RG101=12'],
  ['ch22a 6', 'CH-22-A=6'],
  ['CH-22-A x6', 'CH-22-A=6'],
  ['925 RG1 12', '925RG1=12'],
  ['RG101 1,200 pcs', 'RG101=1200'],
  ['RG1012 5', 'RG1012=5'],
  // The quantity comes first.
  ['12 x RG101', 'RG101=12'],
  ['12 pcs of RG101', 'RG101=12'],
  ['Qty: 12 RG101', 'RG101=12'],
  ['12 RG101, 6 ER204', 'RG101=12', 'ER204=6'],
  // Dozens, pairs, words.
  ['2 dozen RG101', 'RG101=24'],
  ['RG101 - 1 dz', 'RG101=12'],
  ['RG101 half dozen', 'RG101=6'],
  ['RG101 12 jodi', 'RG101=12'],
  ['RG101 twelve pieces', 'RG101=12'],
  // Lists.
  ['1) RG101 - 10', 'RG101=10'],
  ['1. RG101 10', 'RG101=10'],
  ['• RG101 – 12', 'RG101=12'],
  ['🙏 RG101 💍 12', 'RG101=12'],
  ['RG101, 12 pcs, ER204, 6 pcs', 'RG101=12', 'ER204=6'],
  ['RG101 12 ER204 6 NP17 24', 'RG101=12', 'ER204=6', 'NP17=24'],
  ['RG101, RG102, RG103 – 5 each', 'RG101=5', 'RG102=5', 'RG103=5'],
  ['RG101+RG102 6 each', 'RG101=6', 'RG102=6'],
  ['RG101 12 pcs RG101 6 pcs', 'RG101=12', 'RG101=6'],
  ['RG101\n12 pcs', 'RG101=12'],
  ['1. RG101 - 10\n2. ER204 - 4\n\n3. NP17 - 30', 'RG101=10', 'ER204=4', 'NP17=30'],
  // Forwarded chats.
  ['[21/11/26, 10:32 am] Ramesh: RG101 12 pcs', 'RG101=12'],
  ['[21/11/26, 10:32:07 PM] Asha Jewels: ER204 x 6', 'ER204=6'],
  ['21/11/2026, 10:32 - Ramesh Silver: RG101 12 pcs', 'RG101=12'],
  ['> RG101 12', 'RG101=12'],
  // Hindi with Latin letters, other digits, other signs.
  ['RG101 ke 12 piece', 'RG101=12'],
  ['RG101 ek darjan', 'RG101=12'],
  ['RG101 do darjan', 'RG101=24'],
  ['RG101 chahiye 12 pc', 'RG101=12'],
  ['bhaiya RG101 ke 12 bhej do', 'RG101=12'],
  ['ＲＧ１０１ ｘ １２', 'RG101=12'],
  ['RG101 × 12', 'RG101=12'],
  ['RG101 १२ पीस', 'RG101=12'],
  ['\u200eRG101\u200f \u202a12\u202c', 'RG101=12'],
  // Sizes, weights and prices are not quantities.
  ['RG101 size 14 - 6 pcs', 'RG101=6'],
  ['RG101 4.2g 12pcs', 'RG101=12'],
  ['RG101 ₹450 12', 'RG101=12'],
  ['RG101 @450 x 12', 'RG101=12'],
  ['CH-22-A 18" 4 pcs', 'CH-22-A=4'],
  // Ambiguous lines become questions.
  ['RG101', '?quantity RG101'],
  ['RG101 10-12 pcs', '?quantity RG101'],
  ['RG101 10 to 12', '?quantity RG101'],
  ['RG101 12 12', '?quantity RG101'],
  ['RG101 6 pcs size 12, 6 pcs size 14', '?quantity RG101'],
  ['RG101 call 9876543210', '?quantity RG101'],
  ['RG101 RG102 12', '?quantity RG101', 'RG102=12'],
  ['RG1O1 12', '?which RG101 12'],
  ['RG111 12', '?which RG101 12'],
  ['RG011 12', '?which RG101 12'],
  ['RG101 to RG105 5 each', '?range RG101 5', '?range RG105 5'],
  // Hundreds, fractions, sizes without ambiguity.
  ['RG101 pachas darjan', 'RG101=600'],
  ['RG101 fifteen dozen', 'RG101=180'],
  ['RG101 dhai darjan', 'RG101=30'],
  ['RG101 dedh darjan', 'RG101=18'],
  ['RG101 two hundred pcs', 'RG101=200'],
  ['RG101 ek sau', 'RG101=100'],
  ['RG101 paanch sau pcs', 'RG101=500'],
  ['RG101 1 lakh', 'RG101=100000'],
  ['RG101 half a dozen', 'RG101=6'],
  ['RG101 a dozen', 'RG101=12'],
  ['RG101 ½ dozen', 'RG101=6'],
  ['RG101 two and a half dozen', 'RG101=30'],
  ['RG101 sadhe teen darjan', 'RG101=42'],
  ['RG101 paune do sau', 'RG101=175'],
  ['RG101 do sau pachas pcs', 'RG101=250'],
  ['RG101 one hundred and twenty', 'RG101=120'],
  ['RG101 twenty-five', 'RG101=25'],
  ['RG101 sau', 'RG101=100'],
  ['RG101 chalis pcs', 'RG101=40'],
  ['RG101 in 10 days 12 pcs', 'RG101=12'],
  ['2. RG101 × 12, \u2068Bangle set\u2069 (\u2068gift box\u2069)', 'RG101=12'],
  ['RG101 12+RG102 6', 'RG101=12', 'RG102=6'],
  ['RG101 12 size 14', 'RG101=12'],
  ['RG101 12 gross weight 4g', 'RG101=12'],
  ['RG101 size no 14, 6 pcs', 'RG101=6'],
  ['RG101 12 rings', 'RG101=12'],
  ['RG101 5 दर्जन', 'RG101=60'],
  ['RG101 दर्जन', 'RG101=12'],
  ['RG101 bhej do 12', 'RG101=12'],
  ['RG101 925 silver 12 pcs', 'RG101=12'],
  ['RG101 12 hundred', 'RG101=1200'],
  ['RG101 14k 12 pcs', 'RG101=12'],
  ['ER204 2½ dozen', 'ER204=30'],
  ['ER204 2 and half dozen', 'ER204=30'],
  ['ER204 2 gross', 'ER204=288'],
  // A word that may belong to the number, several numbers, a typing error.
  ['RG101 bees pachees', '?quantity RG101'],
  ['RG101 5 + 5 pcs', '?quantity RG101'],
  ['RG101 size 14 16', '?quantity RG101'],
  ['RG101 size 14/16', '?quantity RG101'],
  ['RG101 size no 14', '?quantity RG101'],
  ['RG101 no. 14', '?quantity RG101'],
  ['RG101 12 days', '?quantity RG101'],
  ['RG101 1O', '?quantity RG101'],
  ['RG101 l2', '?quantity RG101'],
  ['RG101 umpteen dozen', '?quantity RG101'],
  ['RG101 xyz-darjan', '?quantity RG101'],
  ['RG101 kuch darjan', '?quantity RG101'],
  ['RG101 das barah pcs', '?quantity RG101'],
  ['RG101 do teen piece', '?quantity RG101'],
  ['RG101 bhej do darjan', '?quantity RG101'],
  ['RG101 sau do', '?quantity RG101'],
  ['RG101 10 or 12', '?quantity RG101'],
  ['RG101 12 packs', '?quantity RG101'],
  ['RG101 set of 12', '?quantity RG101'],
  ['RG101 12 pcs per box', '?quantity RG101'],
  ['RG101 about 12', '?quantity RG101'],
  ['RG101 approx 12 pcs', '?quantity RG101'],
  ['RG101 12 se kam', '?quantity RG101'],
  ['RG101 14 no 6 pcs', '?quantity RG101'],
  ['RG101 finger 14', '?quantity RG101'],
  ['RG101 size 14 16 6 pcs', '?quantity RG101'],
  ['RG101 sizes 12, 14 - 2 pcs each', '?quantity RG101'],
  ['RG101 5 each size', '?quantity RG101'],
  ['RG101 14 size', '?quantity RG101'],
  ['RG101 18"', '?quantity RG101'],
  ['RG101 12%, ER204 6', '?quantity RG101', 'ER204=6'],
  ['RG101 12+', '?quantity RG101'],
  ['RG101 gross', '?quantity RG101'],
  ['RG101 gross wt 12', '?quantity RG101'],
  ['RG101 12O', '?quantity RG101'],
  ['RG101 I2 pcs', '?quantity RG101'],
  ['RG101 ~12', '?quantity RG101'],
  ['RG101 10-2', '?quantity RG101'],
  ['RG101 12 x 5', '?quantity RG101'],
  ['RG101 12k', '?quantity RG101'],
  ['RG101 at least 12', '?quantity RG101'],
  ['RG101 12 hundreds', '?quantity RG101'],
  ['RG101 half', '?quantity RG101'],
  ['RG101 12 lakh', '?quantity RG101'],
  ['ER204 3 packs', '?quantity ER204'],
  ['ER204 2 1/2 dozen', '?quantity ER204'],
  ['ER204 2 lakh', '?quantity ER204'],
  ['ER204 2 hundred 50', '?quantity ER204'],
  ['ER204 2 dozen 3 pcs', '?quantity ER204'],
  ['RG101 2 dozen', '?either RG101/RG1012'],
  // A line with a product description, or after a line with a number, is separate.
  ['RG101 6 gold polish wala\nझुमका 24 पीस', 'RG101=6', '!no-code झुमका 24 पीस'],
  ['RG101 6 tokri wala\nझुमका 24 पीस', '?quantity RG101', '!no-code झुमका 24 पीस'],
  ['RG101 x 24 gold', 'RG101=24'],
  ['RG101 12 oxidised', 'RG101=12'],
  ['RG101 size 12\nsilver ring 24 pc', '?quantity RG101', '!no-code silver ring 24 pc'],
  ['RG101 6+6 pcs\n12 pc', '?quantity RG101', '!no-code 12 pc'],
  ['RG101 6+6 pcs\n20 gm wala 10 pc', '?quantity RG101', '!no-code 20 gm wala 10 pc'],
  ['RG101 size 12\n24 pcs please', 'RG101=24'],
  ['RG101\n24 gold', 'RG101=24'],
  ['RG101\nsize 14 - 12 pcs @ 180', 'RG101=12'],
  ['RG101\n12 packs', '?quantity RG101', '!no-code 12 packs'],
  ['RG101\nna bhejna 12', '?quantity RG101', '!no-code na bhejna 12'],
  // Exclusions.
  ['RG101 na bhejna 12', '!excluded RG101'],
  ['RG101 mat bhejna 12', '!excluded RG101'],
  ["RG101 don't send 12", '!excluded RG101'],
  ['RG101 don’t send', '!excluded RG101'],
  ['RG101 nhi chahiye 12', '!excluded RG101'],
  ['RG101 नहीं 12', '!excluded RG101'],
  // Invalid lines are refused.
  ['RG999 12', '!unknown-code RG999'],
  ['RG101 12.5', '!not-a-quantity RG101'],
  ['RG101 0', '!not-a-quantity RG101'],
  ['RG101 cancel', '!excluded RG101'],
  ['RG101 nahi chahiye', '!excluded RG101'],
  ['not RG101 12', '!excluded RG101'],
  ['hello', '!no-code hello'],
  ['12 pcs please', '!no-code 12 pcs please'],
  ['constructor 5', '!no-code constructor 5'],
];

test.each(MESSAGES)('%j', (message, ...expected) => {
  expect(read(message)).toEqual(expected);
});

describe('a pasted order', () => {
  test('has the original line with each result', () => {
    const lines = readPastedOrder('Order please 🙏\r\n\r\n 2)  rg 101 - 12 pcs ', book);
    expect(lines).toMatchObject([
      { line: 1, source: 'Order please 🙏', outcome: 'refused' },
      { line: 3, source: '2)  rg 101 - 12 pcs', outcome: 'understood', sku: 'RG101', qty: 12 },
    ]);
  });

  test('without text has no results', () => {
    expect(read(' \n\t\n')).toEqual([]);
  });

  test('of ten thousand lines is parsed completely', () => {
    expect(read('RG101 x 2\n'.repeat(10_000))).toHaveLength(10_000);
  });
});
