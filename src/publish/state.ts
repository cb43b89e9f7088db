/**
 * What the publisher knows of the site it has written: its routes, what each was made from, and the moves
 * of a publish that is under way. One SQLite file beside the site.
 */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Answered, Question } from '#snapshot/recorder.ts';
import type { Route } from './bundle/load.ts';

/** Raised when the tables change; an older file is emptied, and the next publish renders everything. */
const FORMAT = 1;

/**
 * A row of `route` without a file stands for a family: its questions are those that tell which routes it has.
 * `move` holds what is still to be done of a publish: `staged` is renamed to `file`, or, when null, `file` deleted.
 */
const TABLES = `
  CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE question (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE, digest TEXT NOT NULL);
  CREATE TABLE question_key (
    key TEXT NOT NULL, question INTEGER NOT NULL, PRIMARY KEY (key, question)
  ) WITHOUT ROWID;
  CREATE INDEX question_key_by_question ON question_key (question);
  CREATE TABLE route (
    id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE, family TEXT NOT NULL, file TEXT,
    hash TEXT, reason TEXT NOT NULL
  );
  CREATE INDEX route_by_family ON route (family);
  CREATE TABLE route_question (
    question INTEGER NOT NULL, route INTEGER NOT NULL, PRIMARY KEY (question, route)
  ) WITHOUT ROWID;
  CREATE INDEX route_question_by_route ON route_question (route);
  CREATE TABLE asset (file TEXT PRIMARY KEY, hash TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE inline_hash (hash TEXT, kind TEXT, route INTEGER, PRIMARY KEY (route, kind, hash)) WITHOUT ROWID;
  CREATE TABLE move (file TEXT PRIMARY KEY, staged TEXT, step INTEGER NOT NULL) WITHOUT ROWID;
`;

const EMPTYING = [
  'meta',
  'question',
  'question_key',
  'route',
  'route_question',
  'asset',
  'inline_hash',
  'move',
]
  .map((table) => `DELETE FROM ${table};`)
  .join('');

/** What is remembered between publishes besides the tables. */
export type MetaKey =
  /** Id of the bundle that rendered the site. */
  | 'bundle'
  /** Identity of the snapshot that the site shows, and its last change that the site shows. */
  | 'snapshot'
  | 'change'
  /** As of which moment the site shows the shop, ms. */
  | 'as-of'
  /** The mark that was left in the site's folder: what lies there without it is not trusted. */
  | 'mark'
  /** How many products were live. */
  | 'products'
  /** The target that the site was last given to, and its mark then. */
  | 'deployed';

export interface KnownRoute extends Route {
  file: string;
  /** Of the bytes written. */
  hash: string;
}

/** What there is to say of one route. */
export interface RouteStory extends KnownRoute {
  /** Why it was last rendered. */
  reason: string;
  questions: { text: Question; keys: string[] }[];
}

/** A step of the way from the old site to the new one. */
export interface Move {
  /** From the site's folder. */
  file: string;
  /** The staged file's path; null: `file` is deleted. */
  staged: string | null;
  /** Lower steps are done first. */
  step: number;
}

export type State = ReturnType<typeof openState>;

function prepareTables(database: DatabaseSync): void {
  if (database.prepare('PRAGMA user_version').get()?.['user_version'] === FORMAT) return;
  const tables = database.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).all();
  database.exec('BEGIN');
  for (const { name } of tables) database.exec(`DROP TABLE "${String(name)}"`);
  database.exec(`${TABLES} PRAGMA user_version = ${FORMAT}; COMMIT`);
}

/** Opens the state, making it when absent. @throws when the file cannot be made or is not a database */
export function openState(file: string) {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 10000; PRAGMA cache_size = -65536',
  );
  prepareTables(database);

  const prepare = (sql: string) => database.prepare(sql);
  const readMeta = prepare('SELECT value FROM meta WHERE key = ?');
  const writeMeta = prepare('INSERT OR REPLACE INTO meta VALUES (?, ?)');
  const putQuestion = prepare(
    `INSERT INTO question (text, digest) VALUES (?, ?)
     ON CONFLICT DO UPDATE SET digest = excluded.digest RETURNING id`,
  );
  const questionId = prepare('SELECT id FROM question WHERE text = ?');
  const dropKeys = prepare('DELETE FROM question_key WHERE question = ?');
  const putKey = prepare('INSERT INTO question_key VALUES (?, ?)');
  const byKey = prepare(
    `SELECT id, text, digest FROM question_key JOIN question ON id = question WHERE key = ?`,
  );
  const askers = prepare(
    `SELECT path, family, file, hash FROM route_question JOIN route ON id = route WHERE question = ?`,
  );
  const putRoute = prepare(
    `INSERT INTO route (path, family, file, hash, reason) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET family = excluded.family, file = excluded.file, hash = excluded.hash,
       reason = excluded.reason
     RETURNING id`,
  );
  const routeAt = prepare('SELECT id, family, file, hash, reason FROM route WHERE path = ?');
  const dropRoute = prepare('DELETE FROM route WHERE id = ?');
  const questionsOf = prepare('SELECT question FROM route_question WHERE route = ?');
  const putLink = prepare('INSERT OR IGNORE INTO route_question VALUES (?, ?)');
  const dropLink = prepare('DELETE FROM route_question WHERE question = ? AND route = ?');
  const isAsked = prepare('SELECT 1 FROM route_question WHERE question = ? LIMIT 1');
  const dropQuestion = prepare('DELETE FROM question WHERE id = ?');
  const putInline = prepare('INSERT OR IGNORE INTO inline_hash VALUES (?, ?, ?)');
  const dropInline = prepare('DELETE FROM inline_hash WHERE route = ?');
  const putMove = prepare('INSERT OR REPLACE INTO move VALUES (?, ?, ?)');

  const forgetWhenUnasked = (question: number): void => {
    if (isAsked.get(question) !== undefined) return;
    dropKeys.run(question);
    dropQuestion.run(question);
  };
  const idOf = (text: Question): number => {
    const row = questionId.get(text);
    if (row === undefined) throw new Error(`The answer to "${text}" was not recorded.`);
    return Number(row['id']);
  };
  const knownOf = (row: Record<string, unknown>): KnownRoute => ({
    path: String(row['path']),
    family: String(row['family']),
    file: String(row['file']),
    hash: String(row['hash']),
  });

  return {
    /** Runs `work` as one change: all of it or, when it throws, none. */
    async transaction<T>(work: () => Promise<T>): Promise<T> {
      database.exec('BEGIN IMMEDIATE');
      try {
        const result = await work();
        database.exec('COMMIT');
        return result;
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      }
    },

    meta: (key: MetaKey): string | undefined => {
      const row = readMeta.get(key);
      return row === undefined ? undefined : String(row['value']);
    },
    setMeta: (key: MetaKey, value: string): void => void writeMeta.run(key, value),

    /** Forgets everything, so that the next publish renders everything. */
    clear: (): void => database.exec(EMPTYING),

    /** Keeps what was found out about questions. */
    putAnswers(answers: Iterable<Answered>): void {
      for (const { question, digest, keys } of answers) {
        const id = Number(putQuestion.get(question, digest)?.['id']);
        dropKeys.run(id);
        for (const key of keys) putKey.run(key, id);
      }
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

    /** The routes and families that asked a question. */
    askersOf(text: Question): { routes: KnownRoute[]; families: string[] } {
      const rows = askers.all(idOf(text));
      return {
        routes: rows.filter((row) => row['file'] !== null).map(knownOf),
        families: rows.filter((row) => row['file'] === null).map((row) => String(row['family'])),
      };
    },

    /** Every route with a file, or those of one family, by path. */
    routes(family?: string): Map<string, KnownRoute> {
      const rows =
        family === undefined
          ? prepare('SELECT path, family, file, hash FROM route WHERE file IS NOT NULL').all()
          : prepare(
              'SELECT path, family, file, hash FROM route WHERE file IS NOT NULL AND family = ?',
            ).all(family);
      return new Map(rows.map((row) => [String(row['path']), knownOf(row)]));
    },

    families: (): string[] =>
      prepare('SELECT family FROM route WHERE file IS NULL')
        .all()
        .map((row) => String(row['family'])),

    /** Keeps a route, or with `file` null a family, with all that it asked. */
    putRoute(
      route: Route & { file: string | null; hash: string | null; reason: string },
      asked: Iterable<Question>,
      inline: { scripts: readonly string[]; styles: readonly string[] } | undefined,
    ): void {
      const { path, family, file, hash, reason } = route;
      const id = Number(putRoute.get(path, family, file, hash, reason)?.['id']);
      const before = new Set(questionsOf.all(id).map((row) => Number(row['question'])));
      for (const text of asked) {
        const question = idOf(text);
        if (!before.delete(question)) putLink.run(question, id);
      }
      for (const question of before) {
        dropLink.run(question, id);
        forgetWhenUnasked(question);
      }
      dropInline.run(id);
      for (const hash of inline?.scripts ?? []) putInline.run(hash, 'script', id);
      for (const hash of inline?.styles ?? []) putInline.run(hash, 'style', id);
    },

    /** Forgets a route or family. */
    dropRoute(path: string): void {
      const id = routeAt.get(path)?.['id'];
      if (id === undefined) return;
      const questions = questionsOf.all(id).map((row) => Number(row['question']));
      for (const question of questions) {
        dropLink.run(question, id);
        forgetWhenUnasked(question);
      }
      dropInline.run(id);
      dropRoute.run(id);
    },

    /** Everything known of one route, or undefined when there is none at that path. */
    story(path: string): RouteStory | undefined {
      const row = routeAt.get(path);
      if (row === undefined || row['file'] === null) return undefined;
      const questions = prepare(
        `SELECT text, group_concat(key, ', ') AS keys FROM route_question
         JOIN question ON question.id = route_question.question
         LEFT JOIN question_key USING (question)
         WHERE route = ? GROUP BY question.id ORDER BY text`,
      ).all(Number(row['id']));
      return {
        ...knownOf({ ...row, path }),
        reason: String(row['reason']),
        questions: questions.map(({ text, keys }) => ({
          text: String(text),
          keys: keys === null ? [] : String(keys).split(', '),
        })),
      };
    },

    /** The hash of every asset, by file. */
    assets: (): Map<string, string> =>
      new Map(
        prepare('SELECT file, hash FROM asset')
          .all()
          .map((row) => [String(row['file']), String(row['hash'])]),
      ),
    putAssets(assets: ReadonlyMap<string, string>): void {
      database.exec('DELETE FROM asset');
      const put = prepare('INSERT INTO asset VALUES (?, ?)');
      for (const [file, hash] of assets) put.run(file, hash);
    },

    /** The inline scripts and styles of all pages. */
    inlineHashes(): { scripts: Set<string>; styles: Set<string> } {
      const rows = prepare('SELECT DISTINCT kind, hash FROM inline_hash').all();
      const of = (kind: string) =>
        new Set(rows.filter((row) => row['kind'] === kind).map((row) => String(row['hash'])));
      return { scripts: of('script'), styles: of('style') };
    },

    /** Writes down what is to be done; done with `doneMoving`. */
    putMoves(moves: Iterable<Move>): void {
      for (const { file, staged, step } of moves) putMove.run(file, staged, step);
    },
    /** What is still to be done of the last publish, in its order. */
    moves: (): Move[] =>
      prepare('SELECT file, staged, step FROM move ORDER BY step, file')
        .all()
        .map((row) => ({
          file: String(row['file']),
          staged: row['staged'] === null ? null : String(row['staged']),
          step: Number(row['step']),
        })),
    doneMoving: (): void => database.exec('DELETE FROM move'),

    close: (): void => database.close(),
  };
}
