/** A child process that renders its share of the routes of a large publish; it ends with the publisher. */
import { createRecorder } from '#site/snapshot/recorder.ts';
import { openStore } from '#site/snapshot/store.ts';
import { loadBundle } from './bundle/load.ts';
import { renderHere, type RenderMessage, type RenderTask } from './render.ts';

const send = (message: RenderMessage): void => void process.send?.(message);

async function render(task: RenderTask): Promise<void> {
  const recorder = createRecorder(openStore(task.snapshot));
  const bundle = await loadBundle(task.entry, recorder.catalogue);
  const prefix = `${process.pid}-`;
  await renderHere(task, { bundle, recorder, prefix }, (batch) => send({ batch }));
  send('done');
}

process.once('message', (task: RenderTask) => {
  render(task).catch((error: unknown) =>
    send({ error: error instanceof Error ? error.message : String(error) }),
  );
});
process.on('disconnect', () => process.exit());
// Ctrl-C reaches this process too; the publisher finishes its work and then ends the process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
