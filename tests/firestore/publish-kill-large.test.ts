/** A publish with several processes can be killed, and leaves none of them running. */
import { join } from 'node:path';
import { test } from 'vitest';
import { whenMoved, whileProcessesRender, type Moment } from '#fixtures/killed-process.ts';
import { killOften, openTrial, provideOwnFirestore, WIDE } from '#fixtures/killed-publisher.ts';
import { kills } from '#fixtures/run-length.ts';

/** The number of products for more than 1,000 routes, which several processes render. */
const PRODUCTS = 480;
/** By default, one kill at each kind of moment. */
const KILLS = Math.max(3, Math.round(kills / 12));
const A_KILL_MS = 15_000;

provideOwnFirestore();

test(
  'a publish with several processes can be killed, and leaves none of them running',
  async () => {
    const trial = await openTrial(PRODUCTS, ['--full']);
    const { pick, upTo } = trial.editor;
    const { startedMs, endMs } = await trial.run();
    const half = Math.ceil((endMs - startedMs) / 2);
    const moments: (() => Moment)[] = [
      () => whileProcessesRender(upTo(half), 'group'),
      () => whileProcessesRender(upTo(half), 'first'),
      () => whenMoved(join(trial.site, pick(trial.behind()))),
    ];
    let turn = 0;
    const moment = (): Moment | undefined => moments[turn++ % moments.length]?.();
    await killOften(trial, KILLS, () => ({ kinds: WIDE, moment }));
    await trial.end();
  },
  (KILLS + 10) * A_KILL_MS,
);
