/** The current silver rate; every screen shares one query. */
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import type { DecodedDocument } from '#firebase/browser/decoded-document.ts';
import { ratesKind, type Rates, type SilverRate } from '#schema/rates.ts';
import { readAsStaff } from '#admin/shell/actions/read-as-staff.ts';
import { listKey } from '#admin/shell/list/list-key.ts';

const readRates = () => readAsStaff(ratesKind, 'rates');

/** The rates with their history; null if none was ever set. */
export const ratesQuery = queryOptions({
  queryKey: [...listKey(ratesKind), 'rates'],
  queryFn: readRates,
});

/** The rates as stored now: those of the shared query may be older than one that a colleague has just set. */
export const readRatesAfresh = (client: QueryClient, read = readRates) =>
  client.query({ ...ratesQuery, queryFn: read, staleTime: 0 });

/** Newest first; empty if none is set, or if they are invalid. */
export const silverRates = (rates: DecodedDocument<Rates> | null | undefined): Rates['silver'] =>
  rates?.success === true && rates.value.deletedAt === null ? rates.value.silver : [];

/** With the time when it was set; undefined while loading, and if none is set. @param refetchInterval ms */
export const useCurrentRate = (refetchInterval: number | false = false): SilverRate | undefined =>
  silverRates(useQuery({ ...ratesQuery, refetchInterval }).data)[0];

/** Paise per gram; undefined while loading, and if none is set. @param refetchInterval ms */
export const useSilverRate = (refetchInterval: number | false = false): number | undefined =>
  useCurrentRate(refetchInterval)?.perGramPaise;
