/**
 * A child process that renders batches of routes for large publishes; it ends with the publisher.
 */
import { createRecorder } from '#site/snapshot/recorder.ts';
import { openStore } from '#site/snapshot/store.ts';
import { loadBundle } from './bundle/load.ts';
import type { DirtyRoute } from './plan.ts';
import { createRenderer } from './render.ts';
import type { RenderMessage, RenderTask } from './render-processes.ts';

const [, , taskJson = ''] = process.argv;
// `render-processes.ts` writes it and is the only one to start this file.
const { snapshot, entry, staging } = JSON.parse(taskJson) as RenderTask;

const recorder = createRecorder(openStore(snapshot));
const loading = loadBundle(entry, recorder.catalogue).then((bundle) =>
  createRenderer(bundle, recorder, staging),
);
const send = (value: RenderMessage): void => void process.send?.(value);

// One batch at a time: the recorder records for one batch only.
let queue: Promise<unknown> = loading;
process.on('message', (routes: readonly DirtyRoute[]) => {
  queue = queue
    .then(() => loading)
    .then((render) => render(routes))
    .then(
      (batch) => send({ batch }),
      (error: unknown) => send({ error: error instanceof Error ? error.message : String(error) }),
    );
});
process.on('disconnect', () => process.exit());
// Ctrl-C reaches this process too; the publisher finishes its work and then ends the process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
