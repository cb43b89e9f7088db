/** A process that renders batches of routes, for publishes too large for one; ends with the publisher. */
import { createRecorder } from '#site/snapshot/recorder.ts';
import { openStore } from '#site/snapshot/store.ts';
import { loadBundle } from './bundle/load.ts';
import type { DirtyRoute } from './plan.ts';
import { createRenderer } from './render.ts';
import type { RenderAnswer, RenderTask } from './render-processes.ts';

const [, , given = ''] = process.argv;
// Written by `render-processes.ts`, which alone starts this file.
const { snapshot, entry, staging } = JSON.parse(given) as RenderTask;

const recorder = createRecorder(openStore(snapshot));
const loading = loadBundle(entry, recorder.catalogue).then((bundle) =>
  createRenderer(bundle, recorder, staging),
);
const answer = (value: RenderAnswer): void => void process.send?.(value);

// One batch at a time: what pages ask is recorded for one of them at a time.
let before: Promise<unknown> = loading;
process.on('message', (routes: readonly DirtyRoute[]) => {
  before = before
    .then(() => loading)
    .then((render) => render(routes))
    .then(
      (batch) => answer({ batch }),
      (error: unknown) => answer({ error: error instanceof Error ? error.message : String(error) }),
    );
});
process.on('disconnect', () => process.exit());
// Ctrl-C reaches this process too; the publisher finishes what is under way, and then ends it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
