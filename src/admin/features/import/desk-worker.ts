/** The import's desk in a worker: however long a list is, the page goes on answering. */
import type { DeskQuestion } from '#core/import/desk-messages.ts';
import { createImportDesk } from './model/import-desk.ts';
import { ListError } from '#core/import/list-error.ts';
import type { DeskReply } from './desk-client.ts';

const desk = createImportDesk();

const answer = async (question: DeskQuestion): Promise<unknown> =>
  // Each verb takes what its question holds.
  desk[question.do](question as never);

addEventListener('message', ({ data }: MessageEvent<{ id: number; question: DeskQuestion }>) => {
  const { id, question } = data;
  // Also what is thrown at once.
  Promise.resolve()
    .then(() => answer(question))
    .then(
      (value) => postMessage({ id, value } satisfies DeskReply),
      (error: unknown) => {
        const words = error instanceof Error ? error.message : String(error);
        const isOfList = error instanceof ListError;
        postMessage({ id, failure: words, isOfList } satisfies DeskReply);
      },
    );
});
