/** The current silver rate; every screen shares one query. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { DecodedDocument } from '#firebase/browser/decoded-document.ts';
import { ratesKind, type Rates } from '#schema/rates.ts';
import { readAsStaff } from '#admin/shell/actions/read-as-staff.ts';
import { listKey } from '#admin/shell/list/list-key.ts';

/** The rates with their history; null if none was ever set. */
export const ratesQuery = queryOptions({
  queryKey: [...listKey(ratesKind), 'rates'],
  queryFn: () => readAsStaff(ratesKind, 'rates'),
});

/** Newest first; empty if none is set, or if they are invalid. */
export const silverRates = (rates: DecodedDocument<Rates> | null | undefined): Rates['silver'] =>
  rates?.success === true && rates.value.deletedAt === null ? rates.value.silver : [];

/** Paise per gram; undefined while loading, and if none is set. @param refetchInterval ms */
export const useSilverRate = (refetchInterval: number | false = false): number | undefined =>
  silverRates(useQuery({ ...ratesQuery, refetchInterval }).data)[0]?.perGramPaise;
