import { describe, expect, it } from 'vitest';
import {
  buildDraft,
  buildMapping,
  LIST_HEADER,
  readBuiltRows,
  readDrafts,
} from '#fixtures/build-import.ts';
import { mappingProblems } from './read-drafts.ts';

const problemsOf = (...row: Parameters<typeof buildDraft>) =>
  readBuiltRows([row[0] ?? {}], row[1]).refused[0]?.problems ?? [];

const reading = (field: string) => buildMapping({ columns: { sku: 'sku', [field]: 'title' } });

describe('a row', () => {
  it("is read in the shop's units", () => {
    const { values } = buildDraft({ weight: '3.2', price: '450' });
    expect(values).toEqual({
      sku: 'RG101',
      title: 'Band ring',
      netWeightMg: 3_200,
      pricePaise: 45_000,
      category: 'Rings',
    });
  });

  it('may lack everything but its SKU', () => {
    const { values } = buildDraft({ title: '', weight: ' ', price: '', category: '' });
    expect(values).toEqual({ sku: 'RG101' });
    expect(problemsOf({ sku: ' ' })).toEqual([
      { column: 'sku', message: 'The cell is empty. Fill in the cell.' },
    ]);
  });

  it('reports all its problems at once', () => {
    expect(problemsOf({ weight: 'heavy', price: '0' })).toMatchObject([
      {
        column: 'weight',
        message: '"heavy" isn\'t a weight. Write it like 4.5 or 4.5 g.',
      },
      { column: 'price', message: expect.stringMatching(/^"0" isn't an amount above 0/) as string },
    ]);
  });

  it.each([
    ['rg 101', 'RG-101'],
    ['RG_101', 'RG-101'],
  ])("rewrites the SKU %s in the shop's format", (written, sku) => {
    expect(buildDraft({ sku: written }).sku).toBe(sku);
  });

  it('gets a tidy title, shortened if it is too long', () => {
    expect(buildDraft({ title: 'Band  ring' }).values['title']).toBe('Band ring');
    const long = buildDraft({ title: '💍 silver '.repeat(30) });
    expect(String(long.values['title']).length).toBeLessThanOrEqual(120);
    expect(String(long.values['title']).isWellFormed()).toBe(true);
  });

  it.each([
    ['stones', 'Ruby, Pearl | Onyx', ['Ruby', 'Pearl', 'Onyx']],
    ['tags', 'Gift Box, gift-box', ['gift-box']],
    ['tiers', '12: 450 | 24: 420', [450, 420]],
    ['plating', 'Rose gold', 'rose-gold'],
    ['moq', '1,200', 1_200],
    ['unit', '6 pcs set', 'set of 6'],
    ['gstRateBps', '3', 300],
    ['gstRateBps', '7.5 %', 750],
    ['gstRateBps', '0.25%', 25],
    ['gstRateBps', '0', 0],
    ['description', ' Round \n\n\n\n stone. ', 'Round\n\nstone.'],
    ['publishAt', '2026-01-15 12:00', Date.UTC(2026, 0, 15, 6, 30)],
    ['images', 'https://a.in/1.jpg', [{ url: 'https://a.in/1.jpg', width: 640 }]],
  ])('reads %s from “%s”', (field, title, value) => {
    const tiers = [
      { minQty: 12, pricePaise: 45_000 },
      { minQty: 24, pricePaise: 42_000 },
    ];
    expect(buildDraft({ title }, reading(field)).values).toMatchObject({
      [field]: field === 'tiers' ? tiers : value,
    });
  });

  it.each([
    ['gstRateBps', '0.03', "isn't a percentage"],
    ['gstRateBps', '300', "isn't a percentage"],
    ['moq', 'a dozen', "isn't a whole number"],
    ['moq', '1.5', "isn't a whole number"],
    ['plating', 'chrome', "isn't one of none, rhodium, gold, rose-gold, two-tone"],
    ['publishAt', 'soon', "isn't a date and time"],
  ])('rejects %s from “%s”', (field, title, message) => {
    expect(problemsOf({ title }, reading(field))[0]?.message).toContain(`"${title}" ${message}`);
  });

  it.each([
    [['RG101', 'Band ring', '3.2'], 'The row has 3 cells and the header has 5.'],
    [
      ['RG101', 'Band', ' ring', '3.2', '450', 'Rings'],
      'The row has 6 cells and the header has 5.',
    ],
  ])('is refused if its length differs from the header: %j', (cells, message) => {
    const { refused } = readDrafts(buildMapping(), {
      header: LIST_HEADER,
      rows: [{ row: 2, cells }],
    });
    expect(refused[0]?.problems[0]?.message).toContain(message);
  });

  it('is refused if its SKU is in an earlier row, naming that row', () => {
    const { drafts, refused } = readBuiltRows([{}, { sku: 'RG102' }, { sku: 'rg101' }]);
    expect(drafts.map(({ row }) => row)).toEqual([2, 3]);
    expect(refused).toMatchObject([
      {
        row: 4,
        problems: [
          { message: expect.stringMatching(/^Duplicate SKU \(also in row 2\)\./) as string },
        ],
      },
    ]);
  });
});

describe('a mapping', () => {
  it('is complete with a column for the SKU', () => {
    expect(mappingProblems(buildMapping())).toEqual([]);
    expect(mappingProblems(buildMapping({ columns: { title: 'title' } }))).toEqual([
      'Choose the column with the SKU. Products are matched by SKU.',
    ]);
  });

  it('needs the rate of another currency', () => {
    expect(mappingProblems(buildMapping({ currency: 'USD' }))).toEqual([
      'Enter how many rupees one USD is.',
    ]);
    const usd = buildMapping({ currency: 'USD', rate: '84.5' });
    expect(mappingProblems(usd)).toEqual([]);
    expect(buildDraft({ price: '$9.59' }, usd).values['pricePaise']).toBe(81_036);
  });
});
