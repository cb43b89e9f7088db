/**
 * Killed at any time, a publish leaves whole files, sitemaps of pages that exist and no process, and a later publish
 * completes the site.
 */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  afterBegin,
  afterStart,
  whenMoved,
  whileProcessesRender,
  type Moment,
} from '#fixtures/killed-process.ts';
import { openTrial, provideOwnFirestore, WIDE } from '#fixtures/killed-publisher.ts';
import { kills } from '#fixtures/run-length.ts';

/** The number of products for more than 1,000 routes, which several processes render. */
const PRODUCTS = 480;
const A_KILL_MS = 30_000;

provideOwnFirestore();

test(
  'a publish can be killed at any time',
  async () => {
    const trial = await openTrial(PRODUCTS);
    const { pick, upTo } = trial.editor;
    const { startedMs, endMs } = await trial.run();
    const half = Math.ceil((endMs - startedMs) / 2);
    const moments: (() => Moment)[] = [
      () => whileProcessesRender(upTo(half), 'group'),
      () => whenMoved(join(trial.site, pick(trial.behind()))),
      () => whileProcessesRender(upTo(half), 'first'),
      () => whenMoved(join(trial.site, pick(trial.behind()))),
      () => afterBegin(upTo(half)),
      () => afterStart(upTo(Math.ceil(endMs))),
    ];
    for (let kill = 0; kill < kills; kill += 1) {
      await trial.edit(WIDE);
      const { killed } = await trial.run(moments[kill % moments.length]?.());
      expect(trial.broken()).toEqual([]);
      expect(trial.missing()).toEqual([]);
      if (!killed) expect(trial.behind()).toEqual([]);
    }
    await trial.edit();
    await trial.run();
    expect(trial.behind()).toEqual([]);
    await trial.end();
  },
  (kills + 10) * A_KILL_MS,
);
