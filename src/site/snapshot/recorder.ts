/** Stands between pages and the catalogue and records what they ask, with a digest of each answer. */
import { hash } from 'node:crypto';
import { createCatalogue, type Catalogue } from './queries.ts';
import type { Store } from './store.ts';

/** A question to the catalogue as text: the query's name and, as JSON, its arguments. */
export type Question = string;

/** What was found out about a question. */
export interface Answered {
  question: Question;
  /** Equal for equal answers. */
  digest: string;
  /** What the answer came from, as keys of `change-keys.ts`. */
  keys: readonly string[];
}

export type Recorder = ReturnType<typeof createRecorder>;

/** How many answers are kept at hand: enough for those that every page asks for, and those asked next. */
const ANSWERS_KEPT = 1_000;

const DIGEST_LENGTH = 22;

type AnyQuery = (...args: readonly unknown[]) => unknown;

/** Answers are plain JSON; anything else would look unchanged when it changes. */
function digestOf(question: Question, answer: unknown): string {
  if (answer instanceof Map || answer instanceof Set) {
    throw new Error(`The query "${question}" answers with a ${answer.constructor.name}.`);
  }
  // JSON has no word for an answer that is undefined.
  const text = answer === undefined ? '' : JSON.stringify(answer);
  return hash('sha256', text, 'base64url').slice(0, DIGEST_LENGTH);
}

const questionOf = (name: string, args: readonly unknown[]): Question =>
  args.length === 0 ? name : `${name} ${JSON.stringify(args)}`;

function parts(question: Question): { name: string; args: readonly unknown[] } {
  const end = question.indexOf(' ');
  if (end === -1) return { name: question, args: [] };
  // Written by `questionOf`.
  const args = JSON.parse(question.slice(end + 1)) as readonly unknown[];
  return { name: question.slice(0, end), args };
}

/** Records over one snapshot; call `renew` after each sync. */
export function createRecorder(store: Store) {
  let keys = new Set<string>();
  let asked = new Set<Question>();
  let fresh = new Map<Question, Answered>();
  const answers = new Map<Question, { value: unknown; keys: ReadonlySet<string> }>();

  const open = (): Record<string, AnyQuery | undefined> => {
    const catalogue = createCatalogue(store, { note: (key) => void keys.add(key) });
    // Every member of the catalogue is a query.
    return catalogue as unknown as Record<string, AnyQuery>;
  };
  let queries = open();

  /** Asks the catalogue itself, whatever was answered before. */
  const answer = (question: Question, name: string, args: readonly unknown[]) => {
    const query = queries[name];
    if (query === undefined) throw new Error(`There is no query "${name}".`);
    keys = new Set();
    const value = query(...args);
    fresh.set(question, { question, digest: digestOf(question, value), keys: [...keys] });
    return { value, keys };
  };

  const keep = (question: Question, found: { value: unknown; keys: ReadonlySet<string> }): void => {
    answers.set(question, found);
    if (answers.size <= ANSWERS_KEPT) return;
    for (const oldest of answers.keys()) {
      answers.delete(oldest);
      break;
    }
  };

  const ask = (name: string, args: readonly unknown[]): unknown => {
    const question = questionOf(name, args);
    asked.add(question);
    const known = answers.get(question);
    // The one asked for last is forgotten last.
    if (known !== undefined) answers.delete(question);
    const found = known ?? answer(question, name, args);
    keep(question, found);
    return found.value;
  };

  const recording = Object.fromEntries(
    Object.keys(queries).map((name) => [name, (...args: readonly unknown[]) => ask(name, args)]),
  );

  return {
    /** What pages ask. */
    catalogue: recording as unknown as Catalogue,

    /** Runs `work` and tells what it asked. One at a time. */
    async during<T>(work: () => Promise<T>): Promise<{ value: T; asked: ReadonlySet<Question> }> {
      asked = new Set();
      const value = await work();
      return { value, asked };
    },

    /** What has been found out since the last call of this. */
    drain(): Answered[] {
      const found = [...fresh.values()];
      fresh = new Map();
      return found;
    },

    /** Asks again, past every answer kept. */
    askAgain(question: Question): Answered {
      const { name, args } = parts(question);
      answers.delete(question);
      keep(question, answer(question, name, args));
      const found = fresh.get(question);
      if (found === undefined) throw new Error(`"${question}" was not answered.`);
      return found;
    },

    /** Begins anew on the snapshot's present state; answers that came from one of the changed keys are forgotten. */
    renew(changed: ReadonlySet<string> | 'all'): void {
      queries = open();
      fresh = new Map();
      for (const [question, { keys: from }] of answers) {
        if (changed === 'all' || !from.isDisjointFrom(changed)) answers.delete(question);
      }
    },
  };
}
