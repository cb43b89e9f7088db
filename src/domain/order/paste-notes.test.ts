/** Nothing that a buyer writes is lost: it says which and how many, or it is in a note, a question or the rest. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeBook } from './code-book.ts';
import { readPastedOrder } from './paste-order.ts';
import { noteBesideTitle } from './paste-rest.ts';

const SKUS = ['RG101', 'RG102', 'RG104', 'ER102', 'CH101', 'AN101', 'BG101', 'PD101'];
const book = codeBook(SKUS);
const notes = (text: string): string[] =>
  readPastedOrder(text, book).map((line) =>
    line.outcome === 'understood' ? `${line.sku}=${line.qty} ${line.note}`.trim() : line.outcome,
  );

test.each([
  ['AN101 6pcs size 10"', 'AN101=6 size 10"'],
  ['BG101 - 4 pc (size 2.6)', 'BG101=4 size 2.6'],
  ['PD101 – 12 nos @ ₹180', 'PD101=12 @ ₹180'],
  ['PD101 12 nos Rs. 180/-', 'PD101=12 Rs. 180/-'],
  ['RG101 size 14 - 6 pcs in gold plating please', 'RG101=6 size 14, in gold plating'],
  ['24 pcs ER102 n 10 nos CH101', 'ER102=24', 'CH101=10'],
  ['PD101 20 gm wala 10 pc', 'PD101=10 20 gm'],
  ['RG101 bara', 'RG101=12'],
  ['RG101 bara darjan', 'RG101=144'],
  ['RG101 bara pcs urgent', 'RG101=12 urgent'],
  ['RG101 ౧౨', 'RG101=12'],
  ['RG101 పన్నెండు', 'RG101=12'],
  ['RG101 pannendu pieces kavali', 'RG101=12'],
  ['RG101 iravai aidu', 'RG101=25'],
  ['RG101 ఇరవై నాలుగు పంపండి', 'RG101=24'],
  ['RG101 rendu vandalu', 'RG101=200'],
  ['RG101 ara dozen', 'RG101=6'],
  ['RG101 ఒక డజను', 'RG101=12'],
  ['RG101 बारह पीस भेजो', 'RG101=12'],
  ['RG101 ১২', 'RG101=12'],
  ['RG101 12 jodi', 'RG101=12 12 jodi'],
  ['RG101, RG102 – 5 each, matt finish', 'RG101=5 matt finish', 'RG102=5 matt finish'],
  ['Ramesh ka RG101 12', 'RG101=12 Ramesh'],
  ['RG101\n12 pcs size 8', 'RG101=12 size 8'],
  ['bhaiya RG101 ke 12 bhej do', 'RG101=12'],
  ['1 RG101 12', 'RG101=12'],
  ['12 pcs RG101 6', 'question'],
  ['RG101 भेज दो दर्जन', 'question'],
])('%j', (text, ...answers) => {
  expect(notes(text)).toEqual(answers);
});

test('a question has the note of its line, and names what is asked about alone', () => {
  expect(readPastedOrder('RG104 12-18 pcs gold, RG101 6', book)).toMatchObject([
    { outcome: 'question', note: '12-18 pcs gold', segment: 'RG104 12-18 pcs gold' },
    { outcome: 'understood', sku: 'RG101', note: '', segment: 'RG101 6' },
  ]);
});

test('a line without a code says how many, and in which words', () => {
  expect(readPastedOrder('Ruby studs 12 pcs', book)).toMatchObject([
    { outcome: 'refused', reason: 'no-code', note: 'Ruby studs', qty: 12 },
  ]);
});

test.each([
  ['Halo ring (gift box)', 'gift box'],
  ['halo rings', ''],
  ['rings', ''],
  ['Halo ring', ''],
  ['size 14', 'size 14'],
])('%j beside the title is %j', (note, words) => {
  expect(noteBesideTitle(note, 'Halo Ring')).toBe(words);
});

describe('every word that somebody writes', () => {
  /** None of these is courtesy or says how many. */
  const REMARKS = ['size', 'gold', 'rhodium', 'matt', 'ghungroo', 'lobster', 'గాజు', 'चूड़ी', 'box'];
  const remark = fc
    .array(fc.constantFrom(...REMARKS), { maxLength: 4 })
    .map((all) => all.join(' '));
  const part = fc
    .tuple(
      fc.constantFrom(...SKUS, 'ZZ9999', 'RG1O1'),
      fc.constantFrom('', ' x 12', ' 6 pcs', ' 10-12', ' do darjan', ' ౧౨', ' @ ₹180', ' 4.2g'),
      remark,
    )
    .map(([sku, amount, words]) => `${sku}${amount} ${words}`.trim());
  const line = fc.oneof(
    part,
    remark,
    fc.tuple(remark, part).map((all) => all.join(' ')),
    fc.array(part, { minLength: 1, maxLength: 3 }).map((all) => all.join(', ')),
  );

  test('is in a note, or in a line that is shown as it was written', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), (lines) => {
        const answers = readPastedOrder(lines.join('\n'), book);
        const shown = answers
          .map(({ outcome, source, note }) => (outcome === 'understood' ? note : source))
          .join('\n');
        for (const text of lines)
          for (const word of REMARKS.filter((each) => text.includes(each)))
            expect(shown.split(word).length, `${word} in ${lines.join(' | ')}`).toBeGreaterThan(1);
        const count = (text: string, word: string) => text.split(word).length - 1;
        for (const word of REMARKS) {
          const understood = answers.every(({ outcome }) => outcome === 'understood');
          if (understood) expect(count(shown, word)).toBe(count(lines.join('\n'), word));
        }
      }),
      { numRuns: 300 },
    );
  });
});
