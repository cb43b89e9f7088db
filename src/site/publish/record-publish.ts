/** Renders what a publish changes, and records the moves of files with the new state in one transaction. */
import { existsSync } from 'node:fs';
import { COUNTS } from '#site/snapshot/change-keys.ts';
import { createCatalogue } from '#site/snapshot/queries.ts';
import type { Recorder } from '#site/snapshot/recorder.ts';
import type { Store } from '#site/snapshot/store.ts';
import type { CompiledBundle } from './bundle/compile.ts';
import type { SiteBundle } from './bundle/load.ts';
import { NO_MARK } from './finish-moves.ts';
import { planChanges, planEverything, type DirtyRoute } from './plan.ts';
import type { PublisherOptions, PublishRequest } from './publisher-options.ts';
import { renderAll } from './render-all.ts';
import { adoptBuild, moveAssets, removeStrays } from './site-files.ts';
import {
  deletionOf,
  newSiteMove,
  readMark,
  stageMark,
  writeMark,
  type Staging,
} from './staging.ts';
import type { Move, State } from './state.ts';
import { removeLinks } from './written-files.ts';

interface LoadedBundle {
  compiled: CompiledBundle;
  bundle: SiteBundle;
}

/** What a publisher works with. */
export interface PublisherParts {
  options: PublisherOptions;
  /** The staging folder. */
  staging: string;
  state: State;
  store: Store;
  recorder: Recorder;
  /** Undefined when the compiled pages cannot be used. */
  loaded: LoadedBundle | undefined;
}

/** Input of one publish. */
interface PublishContext {
  reason: string | undefined;
  changed: ReadonlySet<string>;
  full: boolean;
  /** Whether the site folder is unchanged since the last publish. */
  trusted: boolean;
  onProgress: PublishRequest['onProgress'];
}

interface Work {
  dirty: DirtyRoute[];
  removed: string[];
  moves: Move[];
}

const stagingNow = ({ options, staging }: PublisherParts): Omit<Staging, 'prefix'> => ({
  site: options.site,
  folder: staging,
  isNewSite: !existsSync(options.site),
});

/** Renders the dirty routes. */
async function renderDirty(
  parts: PublisherParts,
  { bundle, compiled }: LoadedBundle,
  { reason, changed, full, trusted, onProgress }: PublishContext,
): Promise<Work> {
  const { options, state, recorder } = parts;
  const planning = { state, recorder, bundle };
  if (reason !== undefined) recorder.reset('all');
  const { dirty, removed } =
    reason === undefined
      ? await planChanges(planning, changed)
      : await planEverything(planning, { reason, trusted: trusted && !full });
  onProgress?.({ state: 'rendering', done: 0, of: dirty.length });
  for (const { path } of removed) state.dropRoute(path);
  const files = new Set(dirty.map(({ file }) => file));
  const moves = [
    ...removed.filter(({ file }) => !files.has(file)).map(({ file }) => deletionOf(file)),
    ...(reason === undefined
      ? []
      : moveAssets({ state, staging: stagingNow(parts), trusted }, compiled.assets)),
    ...(trusted ? [] : removeStrays(options.site, new Set([...files, ...state.assets().keys()]))),
    ...(await renderAll(dirty, {
      state,
      recorder,
      bundle,
      task: { snapshot: options.snapshot, entry: compiled.entry, staging: stagingNow(parts) },
      onRendered: (done) => onProgress?.({ state: 'rendering', done, of: dirty.length }),
    })),
  ];
  state.setMeta('bundle', compiled.id);
  return { dirty, removed: removed.map(({ path }) => path), moves };
}

/** Adopts a plain build of the site; dependencies of its routes are unknown afterwards. */
async function adoptPlainBuild(
  parts: PublisherParts,
  { onProgress }: PublishContext,
): Promise<Work> {
  onProgress?.({ state: 'rendering', done: 0, of: 1 });
  const moves = adoptBuild(parts.state, stagingNow(parts), await parts.options.build());
  return { dirty: [], removed: [], moves };
}

/** Marks an existing site, so that an interrupted publish recognizes it. */
function markBefore(site: string, state: State, trusted: boolean): void {
  if (!trusted && existsSync(site)) writeMark(site, crypto.randomUUID());
  state.setMeta('mark-before', readMark(site) ?? NO_MARK);
}

/** Stages a new mark for the site. */
function stageNewMark(parts: PublisherParts): Move {
  const mark = crypto.randomUUID();
  parts.state.setMeta('mark', mark);
  return stageMark({ ...stagingNow(parts), prefix: '' }, mark);
}

async function renderAndRecord(
  parts: PublisherParts,
  publishing: PublishContext,
  change: number,
): Promise<Work> {
  const { options, state, store, staging, loaded } = parts;
  const { reason, changed, trusted } = publishing;
  markBefore(options.site, state, trusted);
  if (!trusted) removeLinks(options.site);
  if (reason !== undefined) state.forgetWritten();
  const done = await (loaded
    ? renderDirty(parts, loaded, publishing)
    : adoptPlainBuild(parts, publishing));
  const marking = done.moves.length > 0 || !trusted ? [stageNewMark(parts)] : [];
  state.putMoves(
    stagingNow(parts).isNewSite ? [newSiteMove(staging)] : [...done.moves, ...marking],
  );
  state.setMeta('snapshot', store.identity());
  state.setMeta('change', String(change));
  state.setMeta('as-of', String(store.asOf()));
  if (reason !== undefined || changed.has(COUNTS)) {
    state.setMeta('products', String(createCatalogue(store).sizeOf({ kind: 'all' })));
  }
  return done;
}

/**
 * Renders and records the moves and the new state.
 * @param change the number of the snapshot's change that is published
 */
export async function recordPublish(
  parts: PublisherParts,
  publishing: PublishContext,
  change: number,
): Promise<Work> {
  try {
    return await parts.state.transaction(() => renderAndRecord(parts, publishing, change));
  } catch (error) {
    // The results recorded since were rolled back.
    parts.recorder.reset('all');
    throw error;
  }
}
