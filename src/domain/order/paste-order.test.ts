import { describe, expect, test } from 'vitest';
import { codeBook } from './code-book.ts';
import { readPastedOrder, type PastedLine } from './paste-order.ts';

const book = codeBook([
  ...['RG101', 'RG102', 'RG103', 'RG104', 'RG105', 'RG1012'],
  ...['ER204', 'ER205', 'NP17', 'CH-22-A', 'BR555', '925RG1'],
]);

/** An answer as one word: `RG101=12`; `?` with the question, what it offers and how many; `!` with the reason. */
function short(line: PastedLine): string {
  if (line.outcome === 'understood') return `${line.sku}=${line.qty}`;
  if (line.outcome === 'refused') return `!${line.reason} ${line.written}`;
  return `?${line.question} ${line.candidates.join('/')} ${line.qty ?? ''}`.trim();
}
const read = (text: string): string[] => readPastedOrder(text, book).map(short);

/** Messages as buyers send them, with what they ask for. */
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
  // How many stands before what.
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
  // Chats passed on.
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
  // Sizes, weights and prices are no quantities.
  ['RG101 size 14 - 6 pcs', 'RG101=6'],
  ['RG101 4.2g 12pcs', 'RG101=12'],
  ['RG101 ₹450 12', 'RG101=12'],
  ['RG101 @450 x 12', 'RG101=12'],
  ['CH-22-A 18" 4 pcs', 'CH-22-A=4'],
  // What is not plain is asked.
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
  // What cannot be is refused.
  ['RG999 12', '!unknown-code RG999'],
  ['RG101 12.5', '!not-a-quantity RG101'],
  ['RG101 0', '!not-a-quantity RG101'],
  ['RG101 cancel', '!not-wanted RG101'],
  ['RG101 nahi chahiye', '!not-wanted RG101'],
  ['not RG101 12', '!not-wanted RG101'],
  ['hello', '!no-code hello'],
  ['12 pcs please', '!no-code 12 pcs please'],
  ['constructor 5', '!no-code constructor 5'],
];

test.each(MESSAGES)('%j', (message, ...answers) => {
  expect(read(message)).toEqual(answers);
});

describe('a pasted order', () => {
  test('names for each answer the line that it came from, as it was written', () => {
    const lines = readPastedOrder('Order please 🙏\r\n\r\n 2)  rg 101 - 12 pcs ', book);
    expect(lines).toMatchObject([
      { line: 1, source: 'Order please 🙏', outcome: 'refused' },
      { line: 3, source: '2)  rg 101 - 12 pcs', outcome: 'understood', sku: 'RG101', qty: 12 },
    ]);
  });

  test('of nothing answers nothing', () => {
    expect(read(' \n\t\n')).toEqual([]);
  });

  test('of ten thousand lines is read in full', () => {
    expect(read('RG101 x 2\n'.repeat(10_000))).toHaveLength(10_000);
  });
});
