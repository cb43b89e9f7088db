/** The publisher: turns changes in Firestore into changed files of the site. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentProblem } from '#schema/problem.ts';
import { COUNTS } from '#site/snapshot/change-keys.ts';
import { strayCategories } from '#site/snapshot/integrity.ts';
import { createCatalogue } from '#site/snapshot/queries.ts';
import { createRecorder } from '#site/snapshot/recorder.ts';
import { emptyReport, quarantineOf } from '#site/snapshot/report.ts';
import { openStore } from '#site/snapshot/store.ts';
import type { CompiledBundle } from './bundle/compile.ts';
import { loadBundle, type SiteBundle } from './bundle/load.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { finishMoves, NO_MARK } from './finish-moves.ts';
import { planChanges, planEverything, type DirtyRoute } from './plan.ts';
import type { Published, PublisherOptions, PublishRequest } from './publisher-options.ts';
import { refuseUnsound } from './refusal.ts';
import { renderAll } from './render-all.ts';
import { moveAssets, removeStrays, adoptBuild } from './site-files.ts';
import { deletionOf, readMark, stageMark, newSiteMove, writeMark } from './staging.ts';
import { stateFile } from './state-file.ts';
import { openState, type Move } from './state.ts';
import { isAsWritten, removeLinks } from './written-files.ts';

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

export type Publisher = Awaited<ReturnType<typeof openPublisher>>;

/**
 * Opens a publisher; only one may be open for a site (`lock.ts`).
 * @throws when the bundle cannot be loaded
 */
export async function openPublisher(options: PublisherOptions) {
  const { site, folder, bundle: compiled, target } = options;
  const stagingFolder = options.staging ?? join(folder, 'staged');
  const state = openState(stateFile(folder));
  const store = openStore(options.snapshot);
  const recorder = createRecorder(store);
  const loaded = compiled && {
    compiled,
    bundle: await loadBundle(compiled.entry, recorder.catalogue),
  };

  const heal = (): void => finishMoves({ site, staging: stagingFolder, state });

  /** Marks an existing site, so that an interrupted publish recognizes it. */
  const markBefore = (trusted: boolean): void => {
    if (!trusted && existsSync(site)) writeMark(site, crypto.randomUUID());
    state.setMeta('mark-before', readMark(site) ?? NO_MARK);
  };

  const stagingNow = () => ({ site, folder: stagingFolder, isNewSite: !existsSync(site) });

  /** Whether the site's folder is unchanged since the last publish. */
  const isTrusted = (): boolean => {
    const mark = readMark(site);
    return mark !== undefined && mark === state.meta('mark') && isAsWritten(site, state);
  };

  /** The reason for a full render, or undefined when an incremental one is possible. */
  const fullRenderReason = (
    full: boolean,
    isRolledBack: boolean,
    trusted: boolean,
  ): string | undefined => {
    if (full) return 'a full publish was requested';
    if (compiled === undefined) return 'the compiled pages cannot be used';
    if (state.meta('bundle') === undefined) return 'the site has not been published from here yet';
    if (state.meta('bundle') !== compiled.id) return 'the sources have changed';
    if (state.meta('snapshot') !== store.identity()) return 'the snapshot was replaced';
    if (isRolledBack) return 'an older snapshot was restored';
    if (!trusted) return 'the files of the site were changed by another program';
    return undefined;
  };

  /** Renders the dirty routes. */
  const work = async (
    { bundle, compiled }: { bundle: SiteBundle; compiled: CompiledBundle },
    { reason, changed, full, trusted, onProgress }: PublishContext,
  ): Promise<Work> => {
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
        : moveAssets({ state, staging: stagingNow(), trusted }, compiled.assets)),
      ...(trusted ? [] : removeStrays(site, new Set([...files, ...state.assets().keys()]))),
      ...(await renderAll(dirty, {
        state,
        recorder,
        bundle,
        task: { snapshot: options.snapshot, entry: compiled.entry, staging: stagingNow() },
        onRendered: (done) => onProgress?.({ state: 'rendering', done, of: dirty.length }),
      })),
    ];
    state.setMeta('bundle', compiled.id);
    return { dirty, removed: removed.map(({ path }) => path), moves };
  };

  /** Adopts a plain build of the site; dependencies of its routes are unknown afterwards. */
  const workByBuild = async ({ onProgress }: PublishContext): Promise<Work> => {
    onProgress?.({ state: 'rendering', done: 0, of: 1 });
    const moves = adoptBuild(state, stagingNow(), await options.build());
    return { dirty: [], removed: [], moves };
  };

  /** Stages a new mark for the site. */
  const stageNewMark = (): Move => {
    const mark = crypto.randomUUID();
    state.setMeta('mark', mark);
    return stageMark({ ...stagingNow(), prefix: '' }, mark);
  };

  /** Renders and records the moves and the new state in one transaction. */
  const prepare = async (publishing: PublishContext, change: number): Promise<Work> => {
    try {
      return await state.transaction(() => renderAndRecord(publishing, change));
    } catch (error) {
      // The results recorded since were rolled back.
      recorder.reset('all');
      throw error;
    }
  };

  const renderAndRecord = async (publishing: PublishContext, change: number): Promise<Work> => {
    const { trusted } = publishing;
    markBefore(trusted);
    if (!trusted) removeLinks(site);
    if (publishing.reason !== undefined) state.forgetWritten();
    const done = loaded ? await work(loaded, publishing) : await workByBuild(publishing);
    const marking = done.moves.length > 0 || !trusted ? [stageNewMark()] : [];
    state.putMoves(
      stagingNow().isNewSite ? [newSiteMove(stagingFolder)] : [...done.moves, ...marking],
    );
    state.setMeta('snapshot', store.identity());
    state.setMeta('change', String(change));
    state.setMeta('as-of', String(store.asOf()));
    if (publishing.reason !== undefined || publishing.changed.has(COUNTS)) {
      state.setMeta('products', String(createCatalogue(store).sizeOf({ kind: 'all' })));
    }
    return done;
  };

  const deployWhenNeeded = async (
    { changedAt, policy }: { changedAt: number; policy: string },
    onProgress: PublishRequest['onProgress'],
  ): Promise<boolean> => {
    const version = `${target.name} ${state.meta('mark') ?? ''}`;
    if (state.meta('deployed') === version && (await target.shows(changedAt))) return false;
    onProgress?.({ state: 'deploying' });
    await target.deploy({ changedAt, policy, folder: site });
    state.setMeta('deployed', version);
    return true;
  };

  return {
    store,

    /** Documents that the site omits: malformed ones, and categories without a parent. */
    problems: (): DocumentProblem[] => [...quarantineOf(store), ...strayCategories(store)],

    /**
     * Runs one publish.
     * @throws Refusal, or the error that ended it; the site is then unchanged
     */
    async publish({
      full = false,
      allow = new Set(),
      onProgress,
    }: PublishRequest = {}): Promise<Published> {
      heal();
      const trusted = isTrusted();
      onProgress?.({ state: 'syncing' });
      // Change numbers belong to the file: a restored copy of it uses the same numbers again.
      const isRolledBack =
        store.identity() === state.meta('snapshot') &&
        store.lastChange() < Number(state.meta('change'));
      const sync = options.sync ? await options.sync(store, { full }) : emptyReport('delta');
      const reason = fullRenderReason(full, isRolledBack, trusted);
      const change = store.lastChange();
      const changed = new Set(store.changesSince(Number(state.meta('change') ?? 0)));
      refuseUnsound({ store, state }, reason === undefined ? changed : undefined, allow);
      const { dirty, removed, moves } = await prepare(
        { reason, changed, full, trusted, onProgress },
        change,
      );
      heal();
      const changedAt = createCatalogue(store).changedAt();
      const policy = contentSecurityPolicy(state.inlineHashes());
      const deployed = await deployWhenNeeded({ changedAt, policy }, onProgress);
      const deleted = moves.filter(({ staged }) => staged === null).length;
      const written = moves.length - deleted;
      return { sync, dirty, removed, written, deleted, deployed, policy, changedAt };
    },

    close(): void {
      store.close();
      state.close();
    },
  };
}
