import { describe, expect, it } from 'vitest';
import { buildDraft, buildMapping, LIST_HEADER, readBuiltRows } from '#fixtures/build-import.ts';
import { mappingProblems, readDrafts } from './read-drafts.ts';

const problemsOf = (...row: Parameters<typeof buildDraft>) =>
  readBuiltRows([row[0] ?? {}], row[1]).refused[0]?.problems ?? [];

const reading = (field: string) => buildMapping({ columns: { sku: 'sku', [field]: 'title' } });

describe('a row', () => {
  it("is read in the shop's units, with defaults apart", () => {
    const { values, defaults } = buildDraft({ weight: '3.2', price: '450' });
    expect(values).toEqual({
      sku: 'RG101',
      title: 'Band ring',
      netWeightMg: 3_200,
      pricePaise: 45_000,
      category: 'Rings',
    });
    expect(defaults).toEqual({ hsn: '711311', gstRateBps: 300, grossWeightMg: 3_200 });
  });

  it('may lack everything but its SKU', () => {
    const { values } = buildDraft({ title: '', weight: ' ', price: '', category: '' });
    expect(values).toEqual({ sku: 'RG101' });
    expect(problemsOf({ sku: ' ' })).toEqual([
      { column: 'sku', message: 'The cell is empty. Fill in the cell.', reason: 'SKU is missing' },
    ]);
  });

  it('reports all its problems at once', () => {
    expect(problemsOf({ weight: 'heavy', price: '-5' })).toMatchObject([
      {
        column: 'weight',
        message: '"heavy" isn\'t a weight. Write it like 4.5 or 4.5 g.',
        reason: 'Net weight must be a weight',
      },
      { column: 'price', reason: 'Price must be an amount above 0' },
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
    expect(long.notes).toMatchObject([{ reason: 'Title: shortened' }]);
    expect(String(long.values['title']).length).toBeLessThanOrEqual(120);
    expect(String(long.values['title']).isWellFormed()).toBe(true);
  });

  it.each([
    ['stones', 'Ruby, Pearl | Onyx', ['Ruby', 'Pearl', 'Onyx']],
    ['stones', 'CZ; Pearl', ['CZ', 'Pearl']],
    ['stones', 'No stone', []],
    ['stones', 'Without stones', []],
    ['stones', 'none', []],
    ['tags', 'Gift Box, gift-box', ['gift-box']],
    ['tiers', '12: 450 | 24: 420', [450, 420]],
    ['plating', 'Rose gold', 'rose-gold'],
    ['moq', '1,200', 1_200],
    ['unit', '6 pcs set', 'set of 6'],
    ['stockStatus', 'MTO', 'madeToOrder'],
    ['plating', 'Micro gold plated', 'gold'],
    ['plating', 'RP', 'rhodium'],
    ['finish', 'Dull', 'matte'],
    ['purity', '925', 925],
    ['purity', 'S925 silver', 925],
    ['purity', '92.5%', 925],
    ['purity', '92.50', 925],
    ['purity', '92.50 touch', 925],
    ['purity', '0.925', 925],
    ['purity', 'Sterling', 925],
    ['plating', '18k gold plated', 'gold'],
    ['plating', 'Rhodium polish', 'rhodium'],
    ['finish', 'Antique', 'oxidised'],
    ['stockStatus', '24', 'inStock'],
    ['stockStatus', '12 pcs', 'inStock'],
    ['stockStatus', 'Low', 'lowStock'],
    ['stockStatus', 'Sold out', 'outOfStock'],
    ['hallmark', 'Yes', 'bis'],
    ['hallmark', 'No', undefined],
    ['closure', 'None', undefined],
    ['closure', 'Lobster claw', 'lobster'],
    ['originCountry', 'Inde', 'IN'],
    ['originCountry', 'भारत', 'IN'],
    ['originCountry', 'Made in India', 'IN'],
    ['moq', '6 pcs', 6],
    ['moq', '6 prs.', 6],
    ['moq', 'MOQ: 12', 12],
    ['moq', 'Min. 12 pcs', 12],
    ['moq', '12+', 12],
    ['moq', '2 dozen', 24],
    ['moq', '१२', 12],
    ['moq', '12 पीस', 12],
    ['moq', '6 जोड़ी', 6],
    ['moq', '६ जोड़ी', 6],
    ['moq', '6 जो\u095Cी', 6],
    ['moq', '2 सेट', 2],
    ['moq', '6 jodi', 6],
    ['moq', '10 pièces', 10],
    ['moq', '10 PIE\u0300CES', 10],
    ['moq', '6 paires', 6],
    ['moq', '2 दर्जन', 24],
    ['moq', '2 dzn', 24],
    ['stoneCount', '12 नग', 12],
    ['stockStatus', '12 पीस', 'inStock'],
    ['description', '<p>Round</p><ul><li>stone</li></ul>', 'Round\n\nstone'],
    ['gstRateBps', '3', 300],
    ['gstRateBps', '7.5 %', 750],
    ['gstRateBps', '0.25%', 25],
    ['gstRateBps', '0', 0],
    ['gstRateBps', 'GST 3%', 300],
    ['gstRateBps', '3% GST', 300],
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
    ['gstRateBps', '0.03', 'GST rate must be a percentage'],
    ['gstRateBps', '300', 'GST rate must be a percentage'],
    ['moq', 'a dozen', 'MOQ must be a whole number'],
    ['moq', '1.5', 'MOQ must be a whole number'],
    ['moq', '6 जोड़ीदार', 'MOQ must be a whole number'],
    ['purity', '22 kt', 'Purity must be a silver purity'],
    [
      'plating',
      'chrome',
      'Plating must be one of None (plain silver); Rhodium; Gold; Rose gold; Two-tone, silver and gold',
    ],
    ['priceMode', 'None', 'Price mode must be one of Public; After sign-in; On request'],
    ['publishAt', 'soon', 'Goes live on must be a date and time'],
  ])('rejects %s from “%s”', (field, title, reason) => {
    expect(problemsOf({ title }, reading(field))).toMatchObject([{ reason }]);
  });

  it.each([
    [['RG101', 'Band ring', '3.2'], 'The row has fewer cells than the header'],
    [['RG101', 'Band', ' ring', '3.2', '450', 'Rings'], 'The row has more cells than the header'],
  ])('is refused if its length differs from the header: %j', (cells, reason) => {
    const { refused } = readDrafts(buildMapping(), {
      header: LIST_HEADER,
      rows: [{ row: 2, cells }],
    });
    expect(refused).toMatchObject([{ problems: [{ reason }] }]);
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
      'Choose the column with the SKU, or generate SKUs. Products are matched by SKU.',
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

  it('needs defaults that can be read', () => {
    expect(mappingProblems(buildMapping({ defaults: { netWeightMg: 'light' } }))).toEqual([
      'Net weight, default for new products: "light" isn\'t a weight. Write it like 4.5 or 4.5 g.',
    ]);
  });
});
