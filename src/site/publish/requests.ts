/** Requests to publish (`publishes/{id}`): seen as staff make them, and told how their publish goes. */
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

/** Tells the requests of one publish how it goes. */
export interface RequestReport {
  /** Told as often as one likes; only the latest is written when writing takes its time. */
  tell(progress: PublishProgress): void;
  /** Writes the end, and waits until it is written. */
  end(progress: PublishProgress, quarantine: readonly DocumentProblem[]): Promise<void>;
}

/** A publish that is over sooner than this tells nothing but its end, ms. */
const WORTH_TELLING_MS = 50;
const UNDER_WAY = ['syncing', 'rendering', 'deploying'];
const REASON_LENGTH = 1_000;
const MOST_QUARANTINED = 200;

const publishesOf = (firestore: Firestore) => firestore.collection(publishKind.collection);

/** A reason as it fits the document. */
export const reasonOf = (text: string): string => {
  const short = oneLine(text, REASON_LENGTH);
  return line(REASON_LENGTH).safeParse(short).success
    ? short
    : 'See the publisher’s log for the reason.';
};

/** The end of a publish that failed or was refused. */
export const failed = (reason: string, refusal?: PublishRefusal): PublishProgress => ({
  state: 'failed',
  at: Date.now(),
  reason: reasonOf(reason),
  ...(refusal && { refusal }),
});

/**
 * Puts back into the queue what a publisher that was killed had begun.
 * @param silence leaves alone what another has told of in so many ms, and may be at work on
 */
export async function requeueInterrupted(firestore: Firestore, silence = 0): Promise<void> {
  const begun = await publishesOf(firestore).where('progress.state', 'in', UNDER_WAY).get();
  const isSilent = (doc: QueryDocumentSnapshot): boolean => {
    const toldAt: unknown = doc.get('updatedAt');
    return !(toldAt instanceof Timestamp && doc.readTime.toMillis() - toldAt.toMillis() < silence);
  };
  for (const { ref } of begun.docs.filter(isSilent)) {
    await ref.update({
      progress: { state: 'queued' },
      updatedAt: FieldValue.serverTimestamp(),
    });
  }
}

/** A request that is none is marked as failed, and told of. */
function requestIn(
  firestore: Firestore,
  doc: QueryDocumentSnapshot,
  onUnfit: (problems: string) => void,
): Request | undefined {
  const decoded = decodeDocument(publishKind, doc.ref.path, doc.data());
  if (decoded.ok) return { id: doc.id, allow: decoded.value.allow ?? [] };
  const problems = decoded.problems.map(showProblem).join('; ');
  onUnfit(problems);
  void reportTo(firestore, [doc.id]).end(failed(`The request is invalid: ${problems}`), []);
  return undefined;
}

/** The requests in the queue now, and those that a publisher took up and has told nothing of for long. */
export async function queuedRequests(
  firestore: Firestore,
  onUnfit: (problems: string) => void,
): Promise<Request[]> {
  await requeueInterrupted(firestore, SILENCE_PATIENCE);
  const { docs } = await publishesOf(firestore).where('progress.state', '==', 'queued').get();
  return docs.flatMap((doc) => requestIn(firestore, doc, onUnfit) ?? []);
}

/** Why the last publish failed, as staff were told; undefined where it did not. */
export async function lastFailure(firestore: Firestore): Promise<string | undefined> {
  const { docs } = await publishesOf(firestore).orderBy('requestedAt', 'desc').limit(1).get();
  const reason: unknown = docs[0]?.get('progress.reason');
  return typeof reason === 'string' ? reason : undefined;
}

/**
 * Calls `onRequest` for every request in the queue, now and from now on, once each.
 * @param onUnfit told of a request that is none; it is marked as failed
 * @param onEnd told when Firestore ends the watch; begin another one later
 * @returns ends the watch
 */
export function watchRequests(
  firestore: Firestore,
  on: {
    request: (request: Request) => void;
    unfit: (problems: string) => void;
    end: (error: Error) => void;
  },
): () => void {
  return publishesOf(firestore)
    .where('progress.state', '==', 'queued')
    .onSnapshot((found) => {
      for (const { type, doc } of found.docChanges()) {
        if (type !== 'added') continue;
        const request = requestIn(firestore, doc, on.unfit);
        if (request !== undefined) on.request(request);
      }
    }, on.end);
}

// The end is dated by the server: this machine's clock may be wrong.
const stored = (progress: PublishProgress) =>
  'at' in progress ? { ...progress, at: FieldValue.serverTimestamp() } : progress;

const storedProblems = (problems: readonly DocumentProblem[]) =>
  problems.slice(0, MOST_QUARANTINED).map((problem) => ({ ...problem }));

/**
 * Writes down the end of a publish that nobody asked for, so that staff see it beside those they asked for.
 * What cannot be written is left: the publish itself counts.
 * @param asOf when Firestore was read for it, by the server's clock, ms
 */
export async function recordOwn(
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

/** The report to the requests with these ids. What cannot be written is left: the publish itself counts. */
export function reportTo(firestore: Firestore, ids: readonly string[]): RequestReport {
  let waiting: Record<string, unknown> | undefined;
  let writing: Promise<void> = Promise.resolve();
  let busy = false;
  let begun: NodeJS.Timeout | undefined;
  let lasts = false;

  const write = async (): Promise<void> => {
    busy = true;
    while (waiting !== undefined) {
      const fields = { ...waiting, updatedAt: FieldValue.serverTimestamp() };
      waiting = undefined;
      // One by one: a request that was deleted meanwhile must not silence the others.
      await Promise.allSettled(ids.map((id) => publishesOf(firestore).doc(id).update(fields)));
    }
    busy = false;
  };
  const put = (fields: Record<string, unknown>): Promise<void> => {
    waiting = fields;
    if (lasts && !busy && ids.length > 0) writing = write();
    return writing;
  };
  const tellFromNowOn = (): void => {
    lasts = true;
    if (waiting !== undefined) void put(waiting);
  };

  return {
    tell(progress) {
      begun ??= setTimeout(tellFromNowOn, WORTH_TELLING_MS);
      void put({ progress: stored(progress) });
    },
    end(progress, quarantine) {
      clearTimeout(begun);
      lasts = true;
      return put({
        progress: stored(progress),
        quarantine: storedProblems(quarantine),
      });
    },
  };
}
