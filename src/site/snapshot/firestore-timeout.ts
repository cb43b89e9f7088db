/** Adds a timeout to Firestore requests: the SDK itself waits for minutes. */
/** Longest time that one request may take, ms. */
const TIMEOUT_MS = 30_000;

/** Firestore did not answer in time. */
export class FirestoreTimeout extends Error {
  constructor() {
    super(`Firestore did not respond within ${TIMEOUT_MS / 1000} s.`);
    this.name = 'FirestoreTimeout';
  }
}

/** @throws FirestoreTimeout when `request` takes too long */
export async function withFirestoreTimeout<T>(request: Promise<T>): Promise<T> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(new FirestoreTimeout()), TIMEOUT_MS);
  try {
    return await Promise.race([request, timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}
