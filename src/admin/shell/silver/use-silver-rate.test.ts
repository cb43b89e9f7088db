/** The shared query of the silver rate. */
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { buildRates } from '#fixtures/build.ts';
import { ratesQuery, readRatesAfresh, silverRates } from './use-silver-rate.ts';

const ratesOf = (perGramPaise: number) => ({
  success: true as const,
  id: 'rates',
  value: buildRates({ silver: [{ perGramPaise, at: 1, by: 'kavita' }] }),
});

test('a quote reads the rate afresh although it was just read, and shows it everywhere', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });
  client.setQueryData(ratesQuery.queryKey, ratesOf(9_800));
  const read = await readRatesAfresh(client, () => Promise.resolve(ratesOf(10_500)));
  expect(silverRates(read)[0]?.perGramPaise).toBe(10_500);
  const cached = client.getQueryData(ratesQuery.queryKey);
  expect(silverRates(cached)[0]?.perGramPaise).toBe(10_500);
});

test('a rate that can’t be read afresh is not replaced by the one before', async () => {
  const client = new QueryClient();
  client.setQueryData(ratesQuery.queryKey, ratesOf(9_800));
  const read = readRatesAfresh(client, () => Promise.reject(new Error('offline')));
  await expect(read).rejects.toThrow('offline');
});
