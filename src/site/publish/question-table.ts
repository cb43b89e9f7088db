/** What pages have asked, with a digest of each answer and the keys it came from. */
import type { DatabaseSync } from 'node:sqlite';
import type { Answered, Question } from '#site/snapshot/recorder.ts';

/** The tables `question` and `question_key` within `database`. */
export function questionTable(database: DatabaseSync) {
  const prepare = (sql: string) => database.prepare(sql);
  const addQuestion = prepare('INSERT INTO question (text, digest) VALUES (?, ?) RETURNING id');
  const setDigest = prepare('UPDATE question SET digest = ? WHERE id = ?');
  const keysOf = prepare('SELECT key FROM question_key WHERE question = ?');
  const questionId = prepare('SELECT id FROM question WHERE text = ?');
  const dropKeys = prepare('DELETE FROM question_key WHERE question = ?');
  const dropKey = prepare('DELETE FROM question_key WHERE key = ? AND question = ?');
  const putKey = prepare('INSERT INTO question_key VALUES (?, ?)');
  const byKey = prepare(
    `SELECT id, text, digest FROM question_key JOIN question ON id = question WHERE key = ?`,
  );
  const isAsked = prepare('SELECT 1 FROM route_question WHERE question = ? LIMIT 1');
  const dropQuestion = prepare('DELETE FROM question WHERE id = ?');

  const put = ({ question, digest, keys }: Answered): number => {
    const known = questionId.get(question);
    const id = Number((known ?? addQuestion.get(question, digest))?.['id']);
    const before = new Set<string>();
    if (known !== undefined) {
      setDigest.run(digest, id);
      for (const row of keysOf.all(id)) before.add(String(row['key']));
    }
    for (const key of new Set(keys)) if (!before.delete(key)) putKey.run(key, id);
    for (const key of before) dropKey.run(key, id);
    return id;
  };

  return {
    /**
     * The id of a question.
     * @param recall finds its answer out again, when it was forgotten here since somebody asked it last
     */
    idOf(text: Question, recall?: (text: Question) => Answered): number {
      const row = questionId.get(text);
      if (row !== undefined) return Number(row['id']);
      if (recall === undefined) throw new Error(`The answer to "${text}" was not recorded.`);
      return put(recall(text));
    },

    /** Forgets a question that no route asks any more. */
    forgetWhenUnasked(question: number): void {
      if (isAsked.get(question) !== undefined) return;
      dropKeys.run(question);
      dropQuestion.run(question);
    },

    /** Keeps what was found out about questions. */
    putAnswers(answers: Iterable<Answered>): void {
      for (const answer of answers) put(answer);
    },

    /** The questions whose answers came from one of `keys`, each with its last digest and the first such key. */
    questionsFrom(keys: Iterable<string>): { text: Question; digest: string; key: string }[] {
      const found = new Map<number, { text: Question; digest: string; key: string }>();
      for (const key of keys) {
        for (const row of byKey.all(key)) {
          const id = Number(row['id']);
          const question = { text: String(row['text']), digest: String(row['digest']), key };
          if (!found.has(id)) found.set(id, question);
        }
      }
      return [...found.values()];
    },
  };
}
