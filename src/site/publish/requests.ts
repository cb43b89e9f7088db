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
import {
  FieldValue,
  Timestamp,
  type Firestore,
  type QueryDocumentSnapshot,
} from '#firebase/admin/firestore.ts';

export interface Request {
  id: string;
  allow: readonly PublishOverride[];
}

/** Reports the progress of one publish to its requests. */
export interface RequestReport {
  /** May be called often: while a write is pending, only the latest progress is kept. */
  update(progress: PublishProgress): void;
  /** Writes the end and waits for the write. */
  end(progress: PublishProgress, quarantine: readonly DocumentProblem[]): Promise<void>;
}

/** A publish shorter than this writes its end only, ms. */
const MIN_DURATION_MS = 50;
const UNDER_WAY = ['syncing', 'rendering', 'deploying'];
const REASON_LENGTH = 1_000;
const MOST_QUARANTINED = 200;

const publishesOf = (firestore: Firestore) => firestore.collection(publishKind.collection);

/** Shortens a reason to what the document accepts. */
export const shortReason = (text: string): string => {
  const short = oneLine(text, REASON_LENGTH);
  return line(REASON_LENGTH).safeParse(short).success
    ? short
    : 'See the publisher’s log for the reason.';
};

/** The progress of a failed or refused publish. */
export const failedProgress = (reason: string, refusal?: PublishRefusal): PublishProgress => ({
  state: 'failed',
  at: Date.now(),
  reason: shortReason(reason),
  ...(refusal && { refusal }),
});

/**
 * Requeues requests that an interrupted publisher was working on.
 * @param silence skip requests updated within this time (ms): another publisher may be working on them
 */
export async function requeueInterrupted(firestore: Firestore, silence = 0): Promise<void> {
  const interrupted = await publishesOf(firestore).where('progress.state', 'in', UNDER_WAY).get();
  const isSilent = (doc: QueryDocumentSnapshot): boolean => {
    const updatedAt: unknown = doc.get('updatedAt');
    return !(
      updatedAt instanceof Timestamp && doc.readTime.toMillis() - updatedAt.toMillis() < silence
    );
  };
  for (const { ref } of interrupted.docs.filter(isSilent)) {
    await ref.update({
      progress: { state: 'queued' },
      updatedAt: FieldValue.serverTimestamp(),
    });
  }
}

/** Decodes a request; a malformed one is marked as failed and reported. */
function requestIn(
  firestore: Firestore,
  doc: QueryDocumentSnapshot,
  onInvalid: (problems: string) => void,
): Request | undefined {
  const decoded = decodeDocument(publishKind, doc.ref.path, doc.data());
  if (decoded.ok) return { id: doc.id, allow: decoded.value.allow ?? [] };
  const problems = decoded.problems.map(showProblem).join('; ');
  onInvalid(problems);
  void reportTo(firestore, [doc.id]).end(failedProgress(`The request is invalid: ${problems}`), []);
  return undefined;
}

/** The queued requests, and those whose publisher has not reported anything for long. */
export async function queuedRequests(
  firestore: Firestore,
  onInvalid: (problems: string) => void,
): Promise<Request[]> {
  await requeueInterrupted(firestore, SILENCE_PATIENCE);
  const { docs } = await publishesOf(firestore).where('progress.state', '==', 'queued').get();
  return docs.flatMap((doc) => requestIn(firestore, doc, onInvalid) ?? []);
}

/** The reported reason why the last publish failed; undefined when it succeeded. */
export async function lastFailure(firestore: Firestore): Promise<string | undefined> {
  const { docs } = await publishesOf(firestore).orderBy('requestedAt', 'desc').limit(1).get();
  const reason: unknown = docs[0]?.get('progress.reason');
  return typeof reason === 'string' ? reason : undefined;
}

/**
 * Calls `on.request` once for each request in the queue, now and later.
 * @param on.invalid called with a malformed request, which is marked as failed
 * @param on.end called when Firestore ends the watch; start another one later
 * @returns stops the watch
 */
export function watchRequests(
  firestore: Firestore,
  on: {
    request: (request: Request) => void;
    invalid: (problems: string) => void;
    end: (error: Error) => void;
  },
): () => void {
  return publishesOf(firestore)
    .where('progress.state', '==', 'queued')
    .onSnapshot((snapshot) => {
      for (const { type, doc } of snapshot.docChanges()) {
        if (type !== 'added') continue;
        const request = requestIn(firestore, doc, on.invalid);
        if (request !== undefined) on.request(request);
      }
    }, on.end);
}

// Use the server's time for the end: this machine's clock may be wrong.
const stored = (progress: PublishProgress) =>
  'at' in progress ? { ...progress, at: FieldValue.serverTimestamp() } : progress;

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
      progress: stored(end.progress),
      quarantine: storedProblems(end.quarantine),
      updatedAt: FieldValue.serverTimestamp(),
    })
    .catch(() => undefined);
}

/**
 * Creates the report for requests with these ids. A failed write is ignored: the publish itself counts.
 */
export function reportTo(firestore: Firestore, ids: readonly string[]): RequestReport {
  let unwritten: Record<string, unknown> | undefined;
  let writing: Promise<void> = Promise.resolve();
  let busy = false;
  let interrupted: NodeJS.Timeout | undefined;
  let mayWrite = false;

  const write = async (): Promise<void> => {
    busy = true;
    while (unwritten !== undefined) {
      const fields = { ...unwritten, updatedAt: FieldValue.serverTimestamp() };
      unwritten = undefined;
      // Write one by one: a deleted request must not stop the others.
      await Promise.allSettled(ids.map((id) => publishesOf(firestore).doc(id).update(fields)));
    }
    busy = false;
  };
  const put = (fields: Record<string, unknown>): Promise<void> => {
    unwritten = fields;
    if (mayWrite && !busy && ids.length > 0) writing = write();
    return writing;
  };
  const startWriting = (): void => {
    mayWrite = true;
    if (unwritten !== undefined) void put(unwritten);
  };

  return {
    update(progress) {
      interrupted ??= setTimeout(startWriting, MIN_DURATION_MS);
      void put({ progress: stored(progress) });
    },
    end(progress, quarantine) {
      clearTimeout(interrupted);
      mayWrite = true;
      return put({
        progress: stored(progress),
        quarantine: storedProblems(quarantine),
      });
    },
  };
}
