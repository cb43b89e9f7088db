/** Records the queries that pages run on the catalogue, with a digest of each result. */
import { hash } from 'node:crypto';
import { createCatalogue, type Catalogue } from './queries.ts';
import type { Store } from './store.ts';

/** A query as text: its name and its arguments as JSON. */
export type Query = string;

/** The recorded result of a query. */
export interface QueryResult {
  query: Query;
  /** Equal for equal results. */
  digest: string;
  /** The change keys that the result depends on (`change-keys.ts`). */
  keys: readonly string[];
}

export type Recorder = ReturnType<typeof createRecorder>;

/** Cached results: enough for the queries that every page runs and for the most recent ones. */
const CACHE_SIZE = 1_000;

const DIGEST_LENGTH = 22;

type AnyQuery = (...args: readonly unknown[]) => unknown;

/** Results must be plain JSON: a change of anything else would go unnoticed. */
function digestOf(query: Query, answer: unknown): string {
  if (answer instanceof Map || answer instanceof Set) {
    throw new Error(`The query "${query}" returned a ${answer.constructor.name}.`);
  }
  // JSON cannot represent undefined.
  const text = answer === undefined ? '' : JSON.stringify(answer);
  return hash('sha256', text, 'base64url').slice(0, DIGEST_LENGTH);
}

const queryOf = (name: string, args: readonly unknown[]): Query =>
  args.length === 0 ? name : `${name} ${JSON.stringify(args)}`;

function parts(query: Query): { name: string; args: readonly unknown[] } {
  const end = query.indexOf(' ');
  if (end === -1) return { name: query, args: [] };
  // Written by `queryOf`.
  const args = JSON.parse(query.slice(end + 1)) as readonly unknown[];
  return { name: query.slice(0, end), args };
}

/** A recorder over one snapshot; call `reset` after each sync. */
export function createRecorder(store: Store) {
  let keys = new Set<string>();
  let queries = new Set<Query>();
  let newResults = new Map<Query, QueryResult>();
  const cachedResults = new Map<Query, { value: unknown; keys: ReadonlySet<string> }>();

  const open = (): Record<string, AnyQuery | undefined> => {
    const catalogue = createCatalogue(store, { track: (key) => void keys.add(key) });
    // Every member of the catalogue is a query.
    return catalogue as unknown as Record<string, AnyQuery>;
  };
  let catalogueQueries = open();

  /** Runs a query on the catalogue, and caches the result. */
  const evaluate = (query: Query): QueryResult & { value: unknown } => {
    const { name, args } = parts(query);
    const runQuery = catalogueQueries[name];
    if (runQuery === undefined) throw new Error(`There is no query "${name}".`);
    keys = new Set();
    const value = runQuery(...args);
    const result = { query, digest: digestOf(query, value), keys: [...keys] };
    newResults.set(query, result);
    cachedResults.set(query, { value, keys });
    const [oldest] = cachedResults.keys();
    if (cachedResults.size > CACHE_SIZE && oldest !== undefined) cachedResults.delete(oldest);
    return { ...result, value };
  };

  const run = (name: string, args: readonly unknown[]): unknown => {
    const query = queryOf(name, args);
    queries.add(query);
    const cached = cachedResults.get(query);
    if (cached === undefined) return evaluate(query).value;
    // Move it to the end: the least recently used result is dropped first.
    cachedResults.delete(query);
    cachedResults.set(query, cached);
    return cached.value;
  };

  const recording = Object.fromEntries(
    Object.keys(catalogueQueries).map((name) => [
      name,
      (...args: readonly unknown[]) => run(name, args),
    ]),
  );

  return {
    /** The catalogue for pages: the same queries with the same results. */
    catalogue: recording as unknown as Catalogue,

    /** Runs `work` and returns the queries it ran. One at a time. */
    async record<T>(work: () => Promise<T>): Promise<{ value: T; queries: ReadonlySet<Query> }> {
      queries = new Set();
      const value = await work();
      return { value, queries };
    },

    /** The results recorded since the last call. */
    takeResults(): QueryResult[] {
      const results = [...newResults.values()];
      newResults = new Map();
      return results;
    },

    /** Runs a query again, without the cache. */
    rerun(query: Query): QueryResult {
      cachedResults.delete(query);
      const { value: _, ...result } = evaluate(query);
      return result;
    },

    /**
     * Moves to the current state of the snapshot and drops cached results that depend on a changed key.
     */
    reset(changed: ReadonlySet<string> | 'all'): void {
      catalogueQueries = open();
      newResults = new Map();
      for (const [query, { keys: from }] of cachedResults) {
        if (changed === 'all' || !from.isDisjointFrom(changed)) cachedResults.delete(query);
      }
    },
  };
}
