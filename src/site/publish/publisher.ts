/** One publish after another: what changed in Firestore becomes changed files of the site, and those alone. */
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
import type { Published, PublisherOptions, PublishRequest } from './publication.ts';
import { refuseUnsound } from './refusal.ts';
import { renderAll } from './render-all.ts';
import { moveAssets, removeStrays, takeOver } from './site-files.ts';
import { deletionOf, readMark, stageMark, wholeMove, writeMark } from './staging.ts';
import { stateFile } from './state-file.ts';
import { openState, type Move } from './state.ts';
import { isAsWritten, removeLinks } from './written-files.ts';

/** What one publish works with. */
interface Publishing {
  reason: string | undefined;
  changed: ReadonlySet<string>;
  full: boolean;
  /** Whether the site's folder is as the last publish left it. */
  trusted: boolean;
  onProgress: PublishRequest['onProgress'];
}

interface Work {
  dirty: DirtyRoute[];
  gone: string[];
  moves: Move[];
}

export type Publisher = Awaited<ReturnType<typeof openPublisher>>;

/**
 * Opens a publisher; one at a time for a site (`lock.ts`).
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

  /** Marks a site that was found there, so that it is known again while files are moved into it. */
  const markBefore = (trusted: boolean): void => {
    if (!trusted && existsSync(site)) writeMark(site, crypto.randomUUID());
    state.setMeta('mark-before', readMark(site) ?? NO_MARK);
  };

  const stagingNow = () => ({ site, folder: stagingFolder, whole: !existsSync(site) });

  /** Whether the site's folder is unchanged since the last publish. */
  const isTrusted = (): boolean => {
    const mark = readMark(site);
    return mark !== undefined && mark === state.meta('mark') && isAsWritten(site, state);
  };

  /** Why nothing known can be built on, or undefined when it can. */
  const reasonForEverything = (
    full: boolean,
    putBack: boolean,
    trusted: boolean,
  ): string | undefined => {
    if (full) return 'a full publish was requested';
    if (compiled === undefined) return 'the compiled pages cannot be used';
    if (state.meta('bundle') === undefined) return 'the site has not been published from here yet';
    if (state.meta('bundle') !== compiled.id) return 'the sources have changed';
    if (state.meta('snapshot') !== store.identity()) return 'the snapshot was replaced';
    if (putBack) return 'an older snapshot was restored';
    if (!trusted) return 'the files of the site were changed by another program';
    return undefined;
  };

  /** Renders what is dirty. */
  const work = async (
    { bundle, compiled }: { bundle: SiteBundle; compiled: CompiledBundle },
    { reason, changed, full, trusted, onProgress }: Publishing,
  ): Promise<Work> => {
    const planning = { state, recorder, bundle };
    if (reason !== undefined) recorder.renew('all');
    const { dirty, gone } =
      reason === undefined
        ? await planChanges(planning, changed)
        : await planEverything(planning, { reason, trusted: trusted && !full });
    onProgress?.({ state: 'rendering', done: 0, of: dirty.length });
    for (const { path } of gone) state.dropRoute(path);
    const files = new Set(dirty.map(({ file }) => file));
    const moves = [
      ...gone.filter(({ file }) => !files.has(file)).map(({ file }) => deletionOf(file)),
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
    return { dirty, gone: gone.map(({ path }) => path), moves };
  };

  /** Takes over a plain build of the site; afterwards nothing is known of its routes. */
  const workByBuild = async ({ onProgress }: Publishing): Promise<Work> => {
    onProgress?.({ state: 'rendering', done: 0, of: 1 });
    const moves = takeOver(state, stagingNow(), await options.build());
    return { dirty: [], gone: [], moves };
  };

  /** Marks the site as written by this publish. */
  const leaveMark = (): Move => {
    const mark = crypto.randomUUID();
    state.setMeta('mark', mark);
    return stageMark({ ...stagingNow(), prefix: '' }, mark);
  };

  /** Everything up to the moves, which are written down with what is known of the new site. */
  const prepare = async (publishing: Publishing, change: number): Promise<Work> => {
    try {
      return await state.transaction(() => writeDown(publishing, change));
    } catch (error) {
      // What was found out meanwhile was not kept.
      recorder.renew('all');
      throw error;
    }
  };

  const writeDown = async (publishing: Publishing, change: number): Promise<Work> => {
    const { trusted } = publishing;
    markBefore(trusted);
    if (!trusted) removeLinks(site);
    if (publishing.reason !== undefined) state.forgetWritten();
    const done = loaded ? await work(loaded, publishing) : await workByBuild(publishing);
    const marking = done.moves.length > 0 || !trusted ? [leaveMark()] : [];
    state.putMoves(stagingNow().whole ? [wholeMove(stagingFolder)] : [...done.moves, ...marking]);
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

    /** What is left out of the site because it does not fit, or has no place. */
    problems: (): DocumentProblem[] => [...quarantineOf(store), ...strayCategories(store)],

    /**
     * Does one publish.
     * @throws Refusal when it is not let through, or the error that ended it; the site then stays as it is
     */
    async publish({
      full = false,
      allow = new Set(),
      onProgress,
    }: PublishRequest = {}): Promise<Published> {
      heal();
      const trusted = isTrusted();
      onProgress?.({ state: 'syncing' });
      // Changes are counted within the file; an older copy of it counts the same numbers again.
      const putBack =
        store.identity() === state.meta('snapshot') &&
        store.lastChange() < Number(state.meta('change'));
      const sync = options.sync ? await options.sync(store, { full }) : emptyReport('delta');
      const reason = reasonForEverything(full, putBack, trusted);
      const change = store.lastChange();
      const changed = new Set(store.changesSince(Number(state.meta('change') ?? 0)));
      refuseUnsound({ store, state }, reason === undefined ? changed : undefined, allow);
      const { dirty, gone, moves } = await prepare(
        { reason, changed, full, trusted, onProgress },
        change,
      );
      heal();
      const changedAt = createCatalogue(store).changedAt();
      const policy = contentSecurityPolicy(state.inlineHashes());
      const deployed = await deployWhenNeeded({ changedAt, policy }, onProgress);
      const deleted = moves.filter(({ staged }) => staged === null).length;
      const written = moves.length - deleted;
      return { sync, dirty, gone, written, deleted, deployed, policy, changedAt };
    },

    close(): void {
      store.close();
      state.close();
    },
  };
}
