/** Publish requests (`publishes/{id}`): watches for new ones and reports progress to them. */
import { oneLine } from '#core/one-line.ts';
import { BY_ITSELF, SILENCE_PATIENCE } from '#core/publishing/progress.ts';
import { line } from '#schema/fields.ts';
import { decodeDocument } from '#schema/kind.ts';
import { showProblem, type DocumentProblem } from '#schema/problem.ts';
import {
  publishKind,
  type PublishOverride,
  type PublishProgress,
  type PublishRefusal,
} from '#schema/publish.ts';
import { FieldValue, Timestamp, type Firestore } from '#firebase/admin/firestore.ts';

export interface Request {
  id: string;
  allow: readonly PublishOverride[];
}

const UNDER_WAY = ['syncing', 'rendering', 'deploying'];
const REASON_LENGTH = 1_000;
const MOST_QUARANTINED = 200;

const publishesOf = (firestore: Firestore) => firestore.collection(publishKind.collection);

/** The progress of a failed or refused publish. The reason is shortened to what the document accepts. */
export function failedProgress(text: string, refusal?: PublishRefusal) {
  const short = oneLine(text, REASON_LENGTH);
  const fits = line(REASON_LENGTH).safeParse(short).success;
  const reason = fits ? short : 'See the publisher’s log for the reason.';
  return { state: 'failed', at: Date.now(), reason, ...(refusal && { refusal }) } as const;
}

/**
 * Requeues requests that an interrupted publisher was working on.
 * @param silence skip requests updated within this time (ms): another publisher may be working on them
 */
export async function requeueInterrupted(firestore: Firestore, silence = 0): Promise<void> {
  const { docs } = await publishesOf(firestore).where('progress.state', 'in', UNDER_WAY).get();
  for (const doc of docs) {
    const updatedAt: unknown = doc.get('updatedAt');
    const at = updatedAt instanceof Timestamp ? updatedAt.toMillis() : 0;
    if (doc.readTime.toMillis() - at < silence) continue;
    await doc.ref.update({
      progress: { state: 'queued' },
      updatedAt: FieldValue.serverTimestamp(),
    });
  }
}

/** The queued requests, and those whose publisher has not reported anything for long; malformed ones are failed. */
export async function queuedRequests(
  firestore: Firestore,
  onInvalid: (problems: string) => void,
): Promise<Request[]> {
  await requeueInterrupted(firestore, SILENCE_PATIENCE);
  const { docs } = await publishesOf(firestore).where('progress.state', '==', 'queued').get();
  return docs.flatMap((doc): Request[] => {
    const decoded = decodeDocument(publishKind, doc.ref.path, doc.data());
    if (decoded.success) return [{ id: doc.id, allow: decoded.value.allow ?? [] }];
    const problems = decoded.problems.map(showProblem).join('; ');
    onInvalid(problems);
    void reportTo(firestore, [doc.id]).end(
      failedProgress(`The request is invalid: ${problems}`),
      [],
    );
    return [];
  });
}

/** The reported reason why the last publish failed; undefined when it succeeded. */
export async function lastFailure(firestore: Firestore): Promise<string | undefined> {
  const { docs } = await publishesOf(firestore).orderBy('requestedAt', 'desc').limit(1).get();
  const reason: unknown = docs[0]?.get('progress.reason');
  return typeof reason === 'string' ? reason : undefined;
}

/**
 * Calls `onRequest` when requests are in the queue, now and later.
 * @param onEnd called when Firestore ends the watch; start another one later
 * @returns stops the watch
 */
export const watchRequests = (
  firestore: Firestore,
  onRequest: () => void,
  onEnd: () => void,
): (() => void) =>
  publishesOf(firestore)
    .where('progress.state', '==', 'queued')
    .onSnapshot((snapshot) => {
      if (snapshot.docChanges().some(({ type }) => type === 'added')) onRequest();
    }, onEnd);

/** The fields that report progress. The end has the server's time: this machine's clock may be wrong. */
const stored = (progress: PublishProgress) => ({
  progress: 'at' in progress ? { ...progress, at: FieldValue.serverTimestamp() } : progress,
  updatedAt: FieldValue.serverTimestamp(),
});

const storedProblems = (problems: readonly DocumentProblem[]) =>
  problems.slice(0, MOST_QUARANTINED).map((problem) => ({ ...problem }));

/**
 * Records the end of an automatic publish, so that staff see it in the list. A failed write is ignored: the publish
 * itself counts.
 * @param end.asOf when Firestore was read for it, by the server's clock, ms
 */
export async function recordAutomaticPublish(
  firestore: Firestore,
  end: { asOf: number; progress: PublishProgress; quarantine: readonly DocumentProblem[] },
): Promise<void> {
  await publishesOf(firestore)
    .add({
      requestedBy: BY_ITSELF,
      requestedAt: new Date(end.asOf),
      quarantine: storedProblems(end.quarantine),
      ...stored(end.progress),
    })
    .catch(() => undefined);
}

/** Creates the report for requests with these ids. A failed write is ignored: the publish itself counts. */
export function reportTo(firestore: Firestore, ids: readonly string[]) {
  let latest: PublishProgress | undefined;
  let writing: Promise<unknown> = Promise.resolve();
  // Write one by one: a deleted request must not stop the others.
  const write = (fields: object): Promise<unknown> =>
    Promise.allSettled(
      ids.map((id) =>
        publishesOf(firestore)
          .doc(id)
          .update({ ...fields }),
      ),
    );
  return {
    /** May be called often: while a write is pending, only the latest progress is kept. */
    update(progress: PublishProgress): void {
      latest = progress;
      writing = writing.then(() => (latest === progress ? write(stored(progress)) : undefined));
    },
    /** Writes the end and waits for the write. */
    async end(progress: PublishProgress, quarantine: readonly DocumentProblem[]): Promise<void> {
      latest = progress;
      await writing;
      await write({ ...stored(progress), quarantine: storedProblems(quarantine) });
    },
  };
}
