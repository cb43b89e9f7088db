/** Lines that name a design in words. */
import { expect, test } from 'vitest';
import { codeBook } from '#core/order/code-book.ts';
import { readPastedOrder } from './paste-order.ts';
import { withSuggestions } from './paste-suggestions.ts';

async function suggested(text: string, found: readonly string[]) {
  const searched: string[] = [];
  const lines = await withSuggestions(readPastedOrder(text, codeBook(['ER102'])), (words) => {
    searched.push(words);
    return Promise.resolve(found);
  });
  return { searched, lines };
}

test('a design in words is asked about, with how many and the words in its note', async () => {
  const { searched, lines } = await suggested('Ruby studs 12 pair', ['ER102', 'ER103']);
  expect(searched).toEqual(['ruby studs']);
  expect(lines).toMatchObject([
    {
      outcome: 'question',
      question: 'named',
      candidates: ['ER102', 'ER103'],
      qty: 12,
      note: 'Ruby studs 12 pair',
    },
  ]);
});

test('a design that no search finds stays among what is not understood', async () => {
  expect((await suggested('Ruby studs 12 pair', [])).lines).toMatchObject([
    { outcome: 'refused', reason: 'no-code' },
  ]);
});

test.each(['Namaste bhai, ye bhej do', 'Ramesh Silver Palace', 'ER102 12', 'Order please 🙏'])(
  '%j is not searched for',
  async (text) => {
    expect((await suggested(text, ['ER102'])).searched).toEqual([]);
  },
);
