/** The current silver rate; every screen shares one query. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { readSilverRate } from '#firebase/browser/silver-rate.ts';
import { ratesKind } from '#schema/rates.ts';
import { listKey } from '#admin/shell/list/use-document-list.ts';

export const silverRateQuery = queryOptions({
  queryKey: [...listKey(ratesKind), 'current'],
  // A query must not return undefined.
  queryFn: async () => (await readOrThrow(() => readSilverRate())) ?? null,
});

/** Paise per gram; undefined while loading, and if none is set. */
export const useSilverRate = (): number | undefined => useQuery(silverRateQuery).data?.perGramPaise;
