/** The publisher: turns changes in Firestore into changed files of the site. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentProblem } from '#schema/problem.ts';
import type { PublishOverride } from '#schema/publish.ts';
import { createCatalogue } from '#site/snapshot/queries.ts';
import { createRecorder } from '#site/snapshot/recorder.ts';
import { emptyReport, omittedDocuments, type SyncReport } from '#site/snapshot/report.ts';
import { openStore } from '#site/snapshot/store.ts';
import { loadBundle } from './bundle/load.ts';
import type { DirtyRoute } from './plan.ts';
import { refuseUnsound } from './refusal.ts';
import { isAsWritten } from './site-files.ts';
import { openState, stateFile } from './state.ts';
import {
  markOf,
  writeSite,
  type PublisherOptions,
  type PublisherParts,
  type PublisherProgress,
} from './write-site.ts';

export interface PublishRequest {
  /** Read all documents again and render every route. */
  full?: boolean | undefined;
  /** Overrides for this one publish. */
  allow?: ReadonlySet<PublishOverride> | undefined;
  onProgress?: ((progress: PublisherProgress) => void) | undefined;
}

/** Result of a publish. */
export interface Published {
  sync: SyncReport;
  /** Every rendered route, with the reason. */
  dirty: DirtyRoute[];
  /** Paths of removed routes. */
  removed: string[];
  /** Number of changed files, including assets. */
  written: number;
  deleted: number;
  /** Whether the site was deployed. */
  deployed: boolean;
  /** The Content-Security-Policy of the pages. */
  policy: string;
  /** Time of the last change that is live, ms. */
  changedAt: number;
}

/** The reason for a full render, or undefined when an incremental one is possible. */
function fullRenderReason(
  { options, state, store }: PublisherParts,
  { full, trusted }: Record<'full' | 'trusted', boolean>,
): string | undefined {
  if (full) return 'a full publish was requested';
  if (state.meta('bundle') === undefined) return 'the site has not been published from here yet';
  if (state.meta('bundle') !== options.bundle.id) return 'the sources have changed';
  if (state.meta('moving') !== undefined) return 'the last publish was interrupted';
  // Change numbers belong to one file; a new snapshot, or an older copy of it, uses them again.
  if (state.meta('published') !== store.meta(markOf(options))) return 'the snapshot was replaced';
  if (!trusted) return 'the files of the site were changed by another program';
  return undefined;
}

/** Deploys the site unless the target shows it already; returns whether it did. */
async function deployWhenNeeded(
  { options: { site, target }, state }: PublisherParts,
  { changedAt, policy }: { changedAt: number; policy: string },
  onProgress: (progress: PublisherProgress) => void,
): Promise<boolean> {
  if (state.meta('deployed') === target.name && (await target.shows(changedAt))) return false;
  onProgress({ state: 'deploying' });
  await target.deploy({ changedAt, policy, folder: site });
  state.setMeta('deployed', target.name);
  return true;
}

export type Publisher = Awaited<ReturnType<typeof openPublisher>>;

/**
 * Opens a publisher; only one may be open for a site (`lock.ts`).
 * @throws when the bundle cannot be loaded
 */
export async function openPublisher(options: PublisherOptions) {
  const { site, snapshot, folder } = options;
  const staging = options.staging ?? join(folder, 'staged');
  const state = openState(stateFile(folder));
  const store = openStore(snapshot);
  const recorder = createRecorder(store);
  const bundle = await loadBundle(options.bundle.entry, recorder.catalogue);
  const parts: PublisherParts = { options, staging, state, store, recorder, bundle };

  return {
    store,

    /** Documents that the site omits: malformed ones, and categories without a parent. */
    problems: (): DocumentProblem[] => omittedDocuments(store),

    /**
     * Runs one publish.
     * @throws Refusal, or the error that ended it; unless moving files failed, the site is then unchanged
     */
    async publish({
      full = false,
      allow = new Set(),
      onProgress = () => undefined,
    }: PublishRequest = {}): Promise<Published> {
      rmSync(staging, { recursive: true, force: true });
      const trusted = isAsWritten(site, state);
      onProgress({ state: 'syncing' });
      const sync = options.sync ? await options.sync(store, { full }) : emptyReport('delta');
      const reason = fullRenderReason(parts, { full, trusted });
      const changed = new Set(store.changesSince(Number(state.meta('change') ?? 0)));
      refuseUnsound({ store, state }, reason === undefined ? changed : undefined, allow);
      const { dirty, removed, moves, policy } = await writeSite(parts, {
        reason,
        changed,
        onProgress,
      });
      const changedAt = createCatalogue(store).changedAt();
      const deployed = await deployWhenNeeded(parts, { changedAt, policy }, onProgress);
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
