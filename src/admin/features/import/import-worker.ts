/** Runs the import session in a worker, so that long lists don't block the page. */
import type { WorkerReply, WorkerRequest } from './import-client.ts';
import { createImportSession } from './model/import-session.ts';

const session = createImportSession();

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  const { id, command, params } = data;
  // Each command matches its parameters.
  const commands = session as Record<string, (...all: unknown[]) => unknown>;
  const answer = async (): Promise<unknown> => await commands[command]?.(...params);
  void answer().then(
    (value) => postMessage({ id, value } satisfies WorkerReply),
    (error: unknown) => postMessage({ id, failure: String(error) } satisfies WorkerReply),
  );
});
