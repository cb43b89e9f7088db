/** Renders what a publish changes, records the new state, and moves the files into the site. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCatalogue } from '#site/snapshot/queries.ts';
import type { Recorder } from '#site/snapshot/recorder.ts';
import type { SyncReport } from '#site/snapshot/report.ts';
import type { Store } from '#site/snapshot/store.ts';
import type { CompiledBundle } from './bundle/compile.ts';
import type { SiteBundle } from './bundle/load.ts';
import { contentSecurityPolicy, type InlineTexts } from './content-security-policy.ts';
import type { DeployTarget } from './deploy.ts';
import { planChanges, planEverything, type DirtyRoute } from './plan.ts';
import { renderAll, type RenderedBatch } from './render.ts';
import { clearWay, createStage, filesIn, moveFiles, recordFiles, type Move } from './site-files.ts';
import type { State } from './state.ts';

export interface PublisherOptions {
  /** Absolute path of the site folder. */
  site: string;
  /** Absolute path of the snapshot file. */
  snapshot: string;
  /** Absolute path of the folder for the publisher's state. */
  folder: string;
  /** Absolute path of the staging folder, on the same disk as the site; defaults to a folder in `folder`. */
  staging?: string | undefined;
  /** The compiled pages. */
  bundle: CompiledBundle;
  /** Syncs the snapshot; when omitted, the snapshot is used as it is. */
  sync?: ((store: Store, options: { full: boolean }) => Promise<SyncReport>) | undefined;
  target: DeployTarget;
}

export type PublisherProgress =
  { state: 'syncing' } | { state: 'rendering'; done: number; of: number } | { state: 'deploying' };

/** What a publisher works with. */
export interface PublisherParts {
  options: PublisherOptions;
  /** The staging folder. */
  staging: string;
  state: State;
  store: Store;
  recorder: Recorder;
  bundle: SiteBundle;
}

/** Input of one publish. */
interface PublishContext {
  /** The reason for a full render. */
  reason: string | undefined;
  /** Keys that changed since the last publish. */
  changed: ReadonlySet<string>;
  onProgress: (progress: PublisherProgress) => void;
}

/** What a publish changes. */
interface Work {
  dirty: DirtyRoute[];
  removed: string[];
  moves: Move[];
}

/** The inline scripts and styles of the pages that were rendered since the last full render. */
function inlineCode(state: State, isFull: boolean) {
  const stored = isFull ? undefined : state.meta('inline');
  // Written by `save`.
  const before = JSON.parse(stored ?? '{"scripts":[],"styles":[]}') as InlineTexts;
  const scripts = new Set(before.scripts);
  const styles = new Set(before.styles);
  return {
    add(inline: InlineTexts): void {
      for (const hash of inline.scripts) scripts.add(hash);
      for (const hash of inline.styles) styles.add(hash);
    },
    save: (): void =>
      state.setMeta('inline', JSON.stringify({ scripts: [...scripts], styles: [...styles] })),
    policy: (): string => contentSecurityPolicy({ scripts, styles }),
  };
}

/** The moves that copy the bundle's scripts, styles, fonts and pictures, and delete all files that are not expected. */
function moveOthers(
  { site, staging }: Record<'site' | 'staging', string>,
  assets: string,
  dirty: readonly DirtyRoute[],
): Move[] {
  const stage = createStage({ site, folder: staging, prefix: 'asset-' });
  const files = filesIn(assets);
  const expected = new Set([...files, ...dirty.map(({ file }) => file)]);
  clearWay(site, expected);
  return [
    ...files.flatMap((file) => stage(file, readFileSync(join(assets, file))) ?? []),
    ...filesIn(site)
      .filter((file) => !expected.has(file))
      .map((file) => ({ file, staged: null })),
  ];
}

/** The name of the last publish of this site within the snapshot, which other sites may use too. */
export const markOf = ({ folder }: PublisherOptions): string => `published ${folder}`;

/** Renders the dirty routes. */
async function render(
  { options: { site, snapshot, bundle: compiled }, staging, ...planning }: PublisherParts,
  { reason, changed, onProgress }: PublishContext,
  inline: ReturnType<typeof inlineCode>,
): Promise<Work> {
  const { state } = planning;
  const { dirty, removed } =
    reason === undefined
      ? await planChanges(planning, changed)
      : await planEverything(planning, reason);
  let done = 0;
  onProgress({ state: 'rendering', done, of: dirty.length });
  const files = new Set(dirty.map(({ file }) => file));
  const moves: Move[] =
    reason === undefined
      ? removed.filter(({ file }) => !files.has(file)).map(({ file }) => ({ file, staged: null }))
      : moveOthers({ site, staging }, compiled.assets, dirty);
  const collect = ({ rendered, results }: RenderedBatch): void => {
    state.putResults(results);
    for (const page of rendered) {
      state.putRoute(page.route, page.queries);
      inline.add(page.inline);
      if (page.move) moves.push(page.move);
    }
    done += rendered.length;
    onProgress({ state: 'rendering', done, of: dirty.length });
  };
  const task = { routes: dirty, snapshot, entry: compiled.entry, site, staging };
  await renderAll(task, planning, collect);
  return { dirty, removed: removed.map(({ path }) => path), moves };
}

/** Renders and records the new state in one transaction. Until the files are moved, a publish would start over. */
async function renderAndRecord(
  parts: PublisherParts,
  publishing: PublishContext,
  inline: ReturnType<typeof inlineCode>,
): Promise<Work> {
  const { options, state, store, recorder } = parts;
  const published = crypto.randomUUID();
  try {
    const work = await state.transaction(async () => {
      const done = await render(parts, publishing, inline);
      inline.save();
      state.setMeta('bundle', options.bundle.id);
      state.setMeta('published', published);
      state.setMeta('change', String(store.lastChange()));
      state.setMeta('products', String(createCatalogue(store).sizeOf({ kind: 'all' })));
      if (done.moves.length > 0) state.deleteMeta('deployed');
      if (done.moves.length > 0 || publishing.reason !== undefined) state.setMeta('moving', 'yes');
      return done;
    });
    store.setMeta(markOf(options), published);
    return work;
  } catch (error) {
    // The results recorded since were rolled back.
    recorder.reset('all');
    throw error;
  }
}

async function move(
  { options: { site }, state }: PublisherParts,
  moves: readonly Move[],
  isFull: boolean,
): Promise<void> {
  if (state.meta('moving') === undefined) return;
  moveFiles(site, moves);
  await state.transaction(() => {
    if (isFull) state.dropFiles();
    recordFiles(site, state, isFull ? filesIn(site) : moves.map(({ file }) => file));
    state.deleteMeta('moving');
    return Promise.resolve();
  });
}

/** Writes the changes into the site. @returns them and the Content-Security-Policy that the pages need */
export async function writeSite(
  parts: PublisherParts,
  publishing: PublishContext,
): Promise<Work & { policy: string }> {
  const isFull = publishing.reason !== undefined;
  const inline = inlineCode(parts.state, isFull);
  const hasChanges = isFull || publishing.changed.size > 0;
  const work = hasChanges
    ? await renderAndRecord(parts, publishing, inline)
    : { dirty: [], removed: [], moves: [] };
  await move(parts, work.moves, isFull);
  return { ...work, policy: inline.policy() };
}
