/**
 * What the publisher knows of the site it has written: its routes, what each was made from, and the moves
 * of a publish that is under way. One SQLite file beside the site.
 */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Answered, Question } from '#site/snapshot/recorder.ts';
import type { Route } from './bundle/load.ts';
import { questionTable } from './question-table.ts';
import { EMPTYING, prepareTables } from './state-tables.ts';
import { writtenFiles } from './written-files.ts';

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
  /** The mark that lay there when the moves under way were written down. */
  | 'mark-before'
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

/** Opens the state, making it when absent. @throws when the file cannot be made or is not a database */
export function openState(file: string) {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 10000; PRAGMA cache_size = -16384',
  );
  prepareTables(database);

  const prepare = (sql: string) => database.prepare(sql);
  const readMeta = prepare('SELECT value FROM meta WHERE key = ?');
  const writeMeta = prepare('INSERT OR REPLACE INTO meta VALUES (?, ?)');
  const questions = questionTable(database);
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
  const putInline = prepare('INSERT OR IGNORE INTO inline_hash VALUES (?, ?, ?)');
  const dropInline = prepare('DELETE FROM inline_hash WHERE route = ?');
  const putMove = prepare('INSERT OR REPLACE INTO move VALUES (?, ?, ?)');

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

    ...questions,
    ...writtenFiles(database),

    /** The routes and families that asked a question. */
    askersOf(text: Question): { routes: KnownRoute[]; families: string[] } {
      const rows = askers.all(questions.idOf(text));
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

    /**
     * Keeps a route, or with `file` null a family, with all that it asked.
     * @param recall finds an answer out again that was forgotten here
     */
    putRoute(
      route: Route & { file: string | null; hash: string | null; reason: string },
      asked: Iterable<Question>,
      {
        inline,
        recall,
      }: {
        inline?: { scripts: readonly string[]; styles: readonly string[] };
        recall?: (question: Question) => Answered;
      } = {},
    ): void {
      const { path, family, file, hash, reason } = route;
      const id = Number(putRoute.get(path, family, file, hash, reason)?.['id']);
      const before = new Set(questionsOf.all(id).map((row) => Number(row['question'])));
      for (const text of asked) {
        const question = questions.idOf(text, recall);
        if (!before.delete(question)) putLink.run(question, id);
      }
      for (const question of before) {
        dropLink.run(question, id);
        questions.forgetWhenUnasked(question);
      }
      dropInline.run(id);
      for (const hash of inline?.scripts ?? []) putInline.run(hash, 'script', id);
      for (const hash of inline?.styles ?? []) putInline.run(hash, 'style', id);
    },

    /** Forgets a route or family. */
    dropRoute(path: string): void {
      const id = routeAt.get(path)?.['id'];
      if (id === undefined) return;
      const asked = questionsOf.all(id).map((row) => Number(row['question']));
      for (const question of asked) {
        dropLink.run(question, id);
        questions.forgetWhenUnasked(question);
      }
      dropInline.run(id);
      dropRoute.run(id);
    },

    /** Everything known of one route, or undefined when there is none at that path. */
    story(path: string): RouteStory | undefined {
      const row = routeAt.get(path);
      if (row === undefined || row['file'] === null) return undefined;
      const asked = prepare(
        `SELECT text, group_concat(key, ', ') AS keys FROM route_question
         JOIN question ON question.id = route_question.question
         LEFT JOIN question_key USING (question)
         WHERE route = ? GROUP BY question.id ORDER BY text`,
      ).all(Number(row['id']));
      return {
        ...knownOf({ ...row, path }),
        reason: String(row['reason']),
        questions: asked.map(({ text, keys }) => ({
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
