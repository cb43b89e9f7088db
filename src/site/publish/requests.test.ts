import { describe, expect, test } from 'vitest';
import { decodeDocument } from '#schema/kind.ts';
import { publishKind, type PublishProgress } from '#schema/publish.ts';
import type { Firestore } from '#firebase/admin/firestore.ts';
import { failedProgress, reportTo } from './requests.ts';

/** A fake Firestore for reports: it records updates and can be slow or refuse them. */
function slowFirestore(refused: readonly string[] = []) {
  const written: { id: string; state: string; quarantine: unknown }[] = [];
  const writing: PromiseWithResolvers<undefined>[] = [];
  const update = async (id: string, fields: Record<string, unknown>): Promise<void> => {
    if (refused.includes(id)) throw new Error('5 NOT_FOUND');
    // `reportTo` writes objects.
    const progress = fields['progress'] as PublishProgress;
    written.push({ id, state: progress.state, quarantine: fields['quarantine'] });
    const done = Promise.withResolvers<undefined>();
    writing.push(done);
    await done.promise;
  };
  const collection = () => ({
    doc: (id: string) => ({ update: (fields: Record<string, unknown>) => update(id, fields) }),
  });
  return {
    // Reports use nothing else of it.
    firestore: { collection } as unknown as Firestore,
    written,
    finishWriting: (): void => {
      for (const { resolve } of writing.splice(0)) resolve(undefined);
    },
  };
}

const states = (written: readonly { state: string }[]): string[] =>
  written.map(({ state }) => state);
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const rendering = (done: number): PublishProgress => ({ state: 'rendering', done, of: 9 });

describe('a report', () => {
  test('skips intermediate updates while a write is pending', async () => {
    const { firestore, written, finishWriting } = slowFirestore();
    const report = reportTo(firestore, ['a']);
    report.update({ state: 'syncing' });
    await turn();
    for (const done of [1, 2, 3]) report.update(rendering(done));
    report.update({ state: 'deploying' });
    finishWriting();
    await turn();
    expect(states(written)).toEqual(['syncing', 'deploying']);
  });

  test('ends when the end is written', async () => {
    const { firestore, written, finishWriting } = slowFirestore();
    const report = reportTo(firestore, ['a']);
    report.update({ state: 'syncing' });
    await turn();
    let hasEnded = false;
    const ended = report.end(failedProgress('No.'), []).then(() => (hasEnded = true));
    finishWriting();
    await turn();
    expect(hasEnded).toBe(false);
    finishWriting();
    await ended;
    expect(states(written)).toEqual(['syncing', 'failed']);
  });

  test('goes to every request, also when one was deleted', async () => {
    const { firestore, written, finishWriting } = slowFirestore(['b']);
    const ended = reportTo(firestore, ['a', 'b', 'c']).end(failedProgress('No.'), []);
    await turn();
    finishWriting();
    await ended;
    expect(written.map(({ id }) => id)).toEqual(['a', 'c']);
  });

  test('without requests writes nothing', async () => {
    const { firestore, written } = slowFirestore();
    const report = reportTo(firestore, []);
    report.update({ state: 'syncing' });
    await report.end(failedProgress('No.'), []);
    expect(written).toEqual([]);
  });

  test('of many malformed documents is shortened to the limit', async () => {
    const { firestore, written, finishWriting } = slowFirestore();
    const problem = { path: 'prod/a', field: 'moq', actual: '0', expected: 'expected at least 1' };
    const problems = Array.from({ length: 300 }, () => problem);
    const ended = reportTo(firestore, ['a']).end(failedProgress('No.'), problems);
    await turn();
    finishWriting();
    await ended;
    expect(written).toMatchObject([{ quarantine: problems.slice(0, 200) }]);
  });
});

describe('the reason of a failure', () => {
  /** The stored reason, which must match the schema. */
  function reasonOf(message: string): unknown {
    const progress = failedProgress(message);
    const decoded = decodeDocument(publishKind, 'publishes/a', {
      requestedBy: 'staff',
      requestedAt: new Date(),
      updatedAt: new Date(),
      quarantine: [],
      progress: { ...progress, at: new Date() },
    });
    if (!decoded.success) throw new Error(JSON.stringify(decoded.problems));
    return 'reason' in decoded.value.progress ? decoded.value.progress.reason : undefined;
  }

  test('is one line', () => {
    expect(reasonOf('  astro-build failed.\n\n\tat line 3\u0007 ')).toBe(
      'astro-build failed. at line 3',
    );
  });

  test('is shortened to the limit', () => {
    expect(reasonOf('word '.repeat(500))).toBe('word '.repeat(200).trim());
  });

  test.each(['', ' \n ', '\u2028'])(
    'refers to the log when the message is empty: %j',
    (message) => {
      expect(reasonOf(message)).toBe('See the publisher’s log for the reason.');
    },
  );

  test('has the name of a refusal', () => {
    expect(failedProgress('Two claim one SKU.', 'address-clash')).toMatchObject({
      state: 'failed',
      refusal: 'address-clash',
    });
  });
});
