/** Renders routes, in this process or in child processes when there are many, and stages the changed files. */
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { setImmediate as yieldToEvents } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { QueryResult, Query, Recorder } from '#site/snapshot/recorder.ts';
import type { SiteBundle } from './bundle/load.ts';
import { inlineHasher, type InlineTexts } from './content-security-policy.ts';
import type { DirtyRoute } from './plan.ts';
import { createStage, type Move } from './site-files.ts';

/** The result of one route. */
interface Rendered {
  route: DirtyRoute;
  queries: Query[];
  inline: InlineTexts;
  /** Undefined when the file on disk is up to date. */
  move: Move | undefined;
}

export interface RenderedBatch {
  rendered: Rendered[];
  /** The query results recorded during the batch. */
  results: QueryResult[];
}

/** What to render. */
export interface RenderTask {
  routes: readonly DirtyRoute[];
  /** The snapshot's file. */
  snapshot: string;
  /** The bundle's entry. */
  entry: string;
  site: string;
  /** The staging folder. */
  staging: string;
}

/** Message of a process: a batch, an error, or the end. */
export type RenderMessage = { batch: RenderedBatch } | { error: string } | 'done';

type OnBatch = (batch: RenderedBatch) => void;

/** From this number of routes on, child processes pay off. */
const MIN_ROUTES_FOR_PROCESSES = 1_000;
/** Upper limit of processes: more would only use memory. */
const MAX_PROCESSES = 4;
/** Number of routes between two progress reports. */
const BATCH = 25;

const NO_INLINE: InlineTexts = { scripts: [], styles: [] };

/** Renders routes in this process. @throws the first error of a page */
export async function renderHere(
  { routes, site, staging }: Pick<RenderTask, 'routes' | 'site' | 'staging'>,
  { bundle, recorder, prefix }: { bundle: SiteBundle; recorder: Recorder; prefix?: string },
  onBatch: OnBatch,
): Promise<void> {
  const stage = createStage({ site, folder: staging, ...(prefix !== undefined && { prefix }) });
  const inlineHashes = inlineHasher();
  for (let from = 0; from < routes.length; from += BATCH) {
    const rendered: Rendered[] = [];
    for (const route of routes.slice(from, from + BATCH)) {
      const { value: bytes, queries } = await recorder.record(() => bundle.render(route));
      rendered.push({
        route,
        queries: [...queries],
        inline: route.file.endsWith('.html')
          ? inlineHashes(Buffer.from(bytes).toString())
          : NO_INLINE,
        move: stage(route.file, bytes),
      });
    }
    onBatch({ rendered, results: recorder.takeResults() });
    // Rendering blocks the event loop; let progress reports out.
    await yieldToEvents();
  }
}

const PROGRAM = fileURLToPath(new URL('./render-process.ts', import.meta.url));
/** Heap size and young generation of a process, MiB: most objects live for one page only. */
const HEAP_MIB = 96;
const NEW_MIB = 8;

/** Renders in a child process. Threads would wait for each other inside SQLite. */
function renderInProcess(
  task: RenderTask,
  onBatch: OnBatch,
  signal: AbortSignal,
): Promise<undefined> {
  const child = fork(PROGRAM, {
    serialization: 'advanced',
    signal,
    killSignal: 'SIGKILL',
    execArgv: [
      '--disable-warning=ExperimentalWarning',
      `--max-old-space-size=${HEAP_MIB}`,
      `--max-semi-space-size=${NEW_MIB}`,
    ],
  });
  child.send(task);
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  child.on('message', (message: RenderMessage) => {
    if (signal.aborted) return;
    try {
      if (message === 'done') resolve(undefined);
      else if ('batch' in message) onBatch(message.batch);
      else reject(new Error(message.error));
    } catch (error) {
      reject(error instanceof Error ? error : new Error(String(error)));
    }
  });
  child.on('error', reject);
  child.on('exit', () => reject(new Error('A rendering process ended unexpectedly.')));
  return promise;
}

/**
 * Renders routes and stages the changed files.
 * @param onBatch receives the results; not called after an error
 * @throws the first error of a page, after ending the child processes
 */
export async function renderAll(
  task: RenderTask,
  own: { bundle: SiteBundle; recorder: Recorder },
  onBatch: OnBatch,
): Promise<void> {
  const processes = Math.min(availableParallelism(), MAX_PROCESSES);
  if (task.routes.length < MIN_ROUTES_FOR_PROCESSES || processes === 1) {
    await renderHere(task, own, onBatch);
    return;
  }
  const ending = new AbortController();
  const shares = Array.from({ length: processes }, (_, share) => ({
    ...task,
    routes: task.routes.filter((__, index) => index % processes === share),
  }));
  try {
    await Promise.all(shares.map((share) => renderInProcess(share, onBatch, ending.signal)));
  } finally {
    ending.abort();
  }
}
