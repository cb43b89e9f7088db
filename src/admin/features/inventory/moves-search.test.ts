import { expect, test } from 'vitest';
import { movesQuery, readMovesSearch } from './moves-search.ts';

test('the URL filters movements by month, reason, product and person', () => {
  const search = readMovesSearch({
    ...{ period: '2026-11', reason: 'damaged', product: 'rg101', by: 'meera' },
  });
  expect(movesQuery(search)).toMatchObject({
    equal: { reason: 'damaged', productId: 'rg101', by: 'meera' },
    between: { from: new Date('2026-10-31T18:30:00Z'), before: new Date('2026-11-30T18:30:00Z') },
  });
});

test('invalid parameters are ignored', () => {
  const search = readMovesSearch({ period: 'never', reason: 'stolen', product: 7, by: null });
  expect(movesQuery(search)).toMatchObject({ equal: {} });
  expect(movesQuery(search)).not.toHaveProperty('between');
});
