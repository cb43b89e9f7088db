/**
 * No text of a buyer is lost: it gives SKU and quantity, or appears in a note, a question or the rest.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { entryOf } from '#core/listing/catalogue-entry.ts';
import { codeBook } from '#core/order/code-book.ts';
import { readPastedOrder } from './paste-order.ts';
import { NO_ANSWERS, settlePaste } from './settle-paste.ts';

const TITLES = {
  RG101: 'Halo Ring',
  RG102: 'Gold Stacking Set of Three',
  RG104: 'Plain Band',
  TR115: 'Assorted Toe Rings, Tray of 36 Pairs',
  BG101: 'Bangle Pair, Polished',
  PD101: 'Zodiac Coin, Set of Twelve',
};
const SKUS = Object.keys(TITLES);
const entries = new Map(
  Object.entries(TITLES).map(([sku, title]) => [
    sku,
    entryOf(sku, buildProduct({ sku, title, moq: 1, orderMultiple: 1 })),
  ]),
);
const book = codeBook(SKUS);

/** None of these is a courtesy, a quantity or part of a title. */
const REMARKS = ['size', 'rhodium', 'matt', 'ghungroo', 'lobster', 'గాజు', 'చూడి', 'friday', 'liye'];
/** Without meaning for the products when alone; beside a remark they belong to it. */
const FILLERS = [
  ...['bhai', 'ke', 'good', 'total', 'only', 'please', 'for', 'need', 'all', 'the', 'wala', 'send'],
  ...['not', 'without', 'no', 'nahi', 'chahiye', 'mat', 'if', 'is', 'this', 'but', 'urgent', 'box'],
];

const phrase = fc
  .tuple(
    fc.array(fc.constantFrom(...FILLERS), { maxLength: 3 }),
    fc.constantFrom(...REMARKS),
    fc.array(fc.constantFrom(...FILLERS, ...REMARKS), { maxLength: 3 }),
  )
  .map(([before, remark, after]) => [...before, remark, ...after].join(' '));

/** Text, and the phrases in it that must be shown. */
interface Written {
  text: string;
  phrases: string[];
}
const NOTHING: Written = { text: '', phrases: [] };

const remark = fc
  .tuple(
    phrase,
    fc.constantFrom(
      (text: string) => text,
      ...['()', '[]', '{}', '**'].map(
        ([open, close]) =>
          (text: string) =>
            `${open}${text}${close}`,
      ),
    ),
    fc.constantFrom(' ', ', ', ' - ', '. '),
  )
  .map(([part, around, gap]): Written => ({ text: gap + around(part), phrases: [part] }));

const head = fc.oneof(
  fc
    .constantFrom(
      '',
      '3) ',
      '• ',
      '[12/05/26, 10:30 am] Ramesh Silver: ',
      '12/05/2026, 10:30 - Ramesh: ',
    )
    .map((text): Written => ({ text, phrases: [] })),
  fc
    .tuple(
      fc.constantFrom('', '12/05/26 10:30 ', '12/05/26, 10:30 ', '[12/05/26, 10:30] need '),
      phrase,
      fc.constantFrom(': ', ' ', ', ', ' - '),
    )
    .map(([time, part, gap]): Written => ({ text: time + part + gap, phrases: [part] })),
);

const amount = fc.oneof(
  fc
    .constantFrom(
      '',
      ' x 12',
      ' 6 pcs',
      ' 10-12',
      ' do darjan',
      ' ౧౨',
      ' 3 pcs each',
      ' 36',
      ' 1 dozen',
    )
    .map((text): Written => ({ text, phrases: [] })),
  fc
    .tuple(fc.constantFrom(12, 36, 3), fc.constantFrom('pair', 'pairs', 'jodi', 'set', 'tray'))
    .map(([count, unit]): Written => ({
      text: ` ${count} ${unit}`,
      phrases: [`${count} ${unit}`],
    })),
  fc.constantFrom('@ ₹180', '4.2g').map((text): Written => ({ text: ` ${text}`, phrases: [text] })),
);

const sku = fc
  .constantFrom(...SKUS, 'ZZ9999', 'RG1O1')
  .map((text): Written => ({ text, phrases: [] }));

const joined = (all: readonly Written[], gap = ''): Written => ({
  text: all.map(({ text }) => text).join(gap),
  phrases: all.flatMap(({ phrases }) => phrases),
});
const part = fc.tuple(sku, amount, fc.option(remark, { nil: NOTHING })).map((all) => joined(all));
const line = fc
  .tuple(
    head,
    fc.array(part, { minLength: 1, maxLength: 3 }),
    fc.constantFrom(', ', ' ', '. ', ' if not available send ', ' to ', ' but not '),
  )
  .map(([first, parts, gap]) => joined([first, joined(parts, gap)]));

const compare = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');

/** In one piece; or in two, as its end may belong to the next SKU: "matt, not RG102". */
const isShown = (shown: string, text: readonly string[]): boolean =>
  text.some(
    (_, end) =>
      shown.includes(text.slice(0, end + 1).join(' ')) &&
      shown.includes(text.slice(end + 1).join(' ')),
  );

test('every phrase is in a note, a question or the rest', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 3 }), (lines) => {
      const { text, phrases } = joined(lines, '\n');
      const settled = settlePaste(readPastedOrder(text, book), NO_ANSWERS, entries, []);
      const shown = compare(
        [
          ...settled.groups.map(({ note }) => note),
          ...settled.toAnswer.map(({ source }) => source),
          ...settled.left.map(({ source }) => source),
        ].join('\n'),
      );
      for (const written of phrases) {
        const isPreserved = isShown(shown, compare(written).split(' '));
        expect(isPreserved, `“${written}” of ${text} in ${shown}`).toBe(true);
      }
    }),
    { numRuns: 1_000 },
  );
});

test('asks about pairs and about numbers from the title instead of assuming trays or sets', () => {
  const several = fc.constantFrom('TR115 36 pair', 'TR115 36 jodi', 'TR115 36', 'PD101 1 dozen');
  fc.assert(
    fc.property(several, fc.option(remark, { nil: NOTHING }), (text, { text: more }) => {
      const read = readPastedOrder(text + more, book);
      const { groups } = settlePaste(read, NO_ANSWERS, entries, []);
      for (const { misfit } of groups) expect(misfit).toBeDefined();
    }),
  );
});
