/** Killed at any time, a publish leaves a site that can be served, and a later publish completes it. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { afterBegin, afterStart, whenMoved, type Moment } from '#fixtures/killed-process.ts';
import { killOften, openTrial, provideOwnFirestore, WIDE } from '#fixtures/killed-publisher.ts';
import { kills } from '#fixtures/run-length.ts';

const PRODUCTS = 24;
const A_KILL_MS = 15_000;

provideOwnFirestore();

test(
  'a publish can be killed at any time',
  async () => {
    const trial = await openTrial(PRODUCTS, []);
    const { pick, upTo } = trial.editor;
    await trial.run();
    await trial.edit(WIDE);
    const { startedMs, endMs } = await trial.run();
    // At the end, the publish only closes its files.
    const busyMs = Math.ceil((endMs - startedMs) * 0.8);
    const during = (): Moment => afterBegin(upTo(busyMs));
    const inMoves = (): Moment => whenMoved(join(trial.site, pick(trial.behind())));
    const anyTime = (): Moment => afterStart(upTo(Math.ceil(endMs)));
    const never = (): undefined => undefined;
    const moments = [during, during, during, during, inMoves, inMoves, inMoves, anyTime, never];
    await killOften(trial, kills, () => ({
      kinds: pick([WIDE, WIDE, undefined]),
      moment: pick(moments),
    }));
    expect(await trial.differencesFromPlainBuild()).toEqual([]);
    await trial.end();
  },
  (kills + 10) * A_KILL_MS,
);
