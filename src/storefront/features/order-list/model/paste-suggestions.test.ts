/** Lines that describe a design. */
import { expect, test } from 'vitest';
import { codeBook } from '#core/order/code-book.ts';
import { readPastedOrder } from './paste-order.ts';
import { withSuggestions } from './paste-suggestions.ts';

async function suggested(text: string, results: readonly string[]) {
  const searched: string[] = [];
  const lines = await withSuggestions(readPastedOrder(text, codeBook(['ER102'])), (query) => {
    searched.push(query);
    return Promise.resolve(results);
  });
  return { searched, lines };
}

test('suggests designs for a description, with the quantity and the text as note', async () => {
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

test('refuses a description without search results', async () => {
  expect((await suggested('Ruby studs 12 pair', [])).lines).toMatchObject([
    { outcome: 'refused', reason: 'no-code' },
  ]);
});

test.each(['Namaste bhai, ye bhej do', 'Ramesh Silver Palace', 'ER102 12', 'Order please 🙏'])(
  'does not search for %j',
  async (text) => {
    expect((await suggested(text, ['ER102'])).searched).toEqual([]);
  },
);
