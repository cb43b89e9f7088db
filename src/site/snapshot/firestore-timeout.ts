/** Ends reads that Firestore leaves without an answer; its own library would wait for minutes. */
/** How long one read may take before Firestore counts as away, ms. */
const PATIENCE_MS = 30_000;

/** Firestore did not answer in time. */
export class FirestoreSilent extends Error {
  constructor() {
    super(`Firestore did not respond within ${PATIENCE_MS / 1000} s.`);
    this.name = 'FirestoreSilent';
  }
}

/** @throws FirestoreSilent when `read` takes too long */
export async function answered<T>(read: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new FirestoreSilent()), PATIENCE_MS);
  try {
    return await Promise.race([read, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
