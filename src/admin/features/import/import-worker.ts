/** Runs the import session in a worker, so that long lists don't block the page. */
import type { ImportRequest } from '#core/import/import-messages.ts';
import { createImportSession } from './model/import-session.ts';
import { ListError } from '#core/import/list-error.ts';
import type { WorkerReply } from './import-client.ts';

const session = createImportSession();

const answer = async (question: ImportRequest): Promise<unknown> =>
  // Each command matches its parameters.
  session[question.do](question as never);

addEventListener('message', ({ data }: MessageEvent<{ id: number; question: ImportRequest }>) => {
  const { id, question } = data;
  // Also catches synchronous errors.
  Promise.resolve()
    .then(() => answer(question))
    .then(
      (value) => postMessage({ id, value } satisfies WorkerReply),
      (error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        const isOfList = error instanceof ListError;
        postMessage({ id, failure: message, isOfList } satisfies WorkerReply);
      },
    );
});
