/** Fills a snapshot from documents in memory, without Firestore: demo shop, benchmarks, tests. */
import { ingest, reprice, type RawDocument } from './ingest.ts';
import { count, emptyReport, type SyncReport } from './report.ts';
import { openStore } from './store.ts';

/**
 * Replaces the content of the snapshot at `file` with `documents`.
 * @returns the same counts as a sync, with zero reads
 */
export async function snapshotFromDocuments(options: {
  documents: Iterable<RawDocument>;
  file: string;
}): Promise<SyncReport> {
  const store = openStore(options.file);
  try {
    const report = emptyReport('full');
    await store.transaction(() => {
      store.clear();
      for (const document of options.documents) count(report, ingest(store, document));
      reprice(store);
      store.setAsOf(Date.now());
      return Promise.resolve();
    });
    return report;
  } finally {
    store.close();
  }
}
