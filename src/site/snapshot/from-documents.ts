/** Fills a snapshot from documents at hand, without Firestore: the demo shop, benchmarks, tests. */
import { takeIn, type RawDocument } from './intake.ts';
import { count, emptyReport, type SyncReport } from './report.ts';
import { openStore } from './store.ts';

/**
 * Makes the snapshot at `file` hold exactly `documents`.
 * @returns the same counts as a sync, with no reads
 */
export async function snapshotFromDocuments(options: {
  documents: Iterable<RawDocument>;
  file: string;
  /** As of which moment scheduled documents are looked at, ms; now when left out. */
  now?: number;
}): Promise<SyncReport> {
  const store = openStore(options.file);
  try {
    const report = emptyReport('full');
    await store.transaction(() => {
      store.clear();
      for (const document of options.documents) count(report, takeIn(store, document));
      store.setAsOf(options.now ?? Date.now());
      return Promise.resolve();
    });
    return report;
  } finally {
    store.close();
  }
}
