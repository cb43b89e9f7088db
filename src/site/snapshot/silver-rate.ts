/** The silver rate at which the snapshot's product rows are priced. */
import { ratesKind, type Rates } from '#schema/rates.ts';
import type { Store } from './store.ts';

const META = 'silver-rate';

/** Paise per gram; undefined if none is set. */
export function silverRate({ meta }: Pick<Store, 'meta'>): number | undefined {
  const rate = meta(META);
  return rate === undefined ? undefined : Number(rate);
}

export function setSilverRate({ setMeta, deleteMeta }: Store, rate: number | undefined): void {
  if (rate === undefined) deleteMeta(META);
  else setMeta(META, String(rate));
}

/** The rate of the stored document, paise per gram. */
export function storedRate({ bodyAt }: Store): number | undefined {
  const body = bodyAt(`${ratesKind.collection}/rates`);
  // Ingest decoded it through the schema of rates.
  return body === undefined ? undefined : (JSON.parse(body) as Rates).silver[0]?.perGramPaise;
}
