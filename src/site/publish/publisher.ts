/** The publisher: turns changes in Firestore into changed files of the site. */
import { join } from 'node:path';
import type { DocumentProblem } from '#schema/problem.ts';
import { strayCategories } from '#site/snapshot/integrity.ts';
import { createCatalogue } from '#site/snapshot/queries.ts';
import { createRecorder } from '#site/snapshot/recorder.ts';
import { emptyReport, quarantineOf } from '#site/snapshot/report.ts';
import { openStore } from '#site/snapshot/store.ts';
import { loadBundle } from './bundle/load.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { deleteUnusedPictures, UNUSED_AFTER_MS } from './delete-unused-pictures.ts';
import { finishMoves } from './finish-moves.ts';
import type { Published, PublisherOptions, PublishRequest } from './publisher-options.ts';
import { recordPublish, type PublisherParts } from './record-publish.ts';
import { refuseUnsound } from './refusal.ts';
import { readMark } from './staging.ts';
import { stateFile } from './state-file.ts';
import { openState, type State } from './state.ts';
import { isAsWritten } from './written-files.ts';

const DAY_MS = 86_400_000;

/** Whether the site's folder is unchanged since the last publish. */
function isTrusted(site: string, state: State): boolean {
  const mark = readMark(site);
  return mark !== undefined && mark === state.meta('mark') && isAsWritten(site, state);
}

/** The reason for a full render, or undefined when an incremental one is possible. */
function fullRenderReason(
  { options: { bundle: compiled }, state, store }: PublisherParts,
  { full, isRolledBack, trusted }: Record<'full' | 'isRolledBack' | 'trusted', boolean>,
): string | undefined {
  if (full) return 'a full publish was requested';
  if (compiled === undefined) return 'the compiled pages cannot be used';
  if (state.meta('bundle') === undefined) return 'the site has not been published from here yet';
  if (state.meta('bundle') !== compiled.id) return 'the sources have changed';
  if (state.meta('snapshot') !== store.identity()) return 'the snapshot was replaced';
  if (isRolledBack) return 'an older snapshot was restored';
  if (!trusted) return 'the files of the site were changed by another program';
  return undefined;
}

/** Deploys the site unless the target shows it already; returns whether it did. */
async function deployWhenNeeded(
  { options: { site, target }, state }: PublisherParts,
  { changedAt, policy }: { changedAt: number; policy: string },
  onProgress: PublishRequest['onProgress'],
): Promise<boolean> {
  const version = `${target.name} ${state.meta('mark') ?? ''}`;
  if (state.meta('deployed') === version && (await target.shows(changedAt))) return false;
  onProgress?.({ state: 'deploying' });
  await target.deploy({ changedAt, policy, folder: site });
  state.setMeta('deployed', version);
  return true;
}

export type Publisher = Awaited<ReturnType<typeof openPublisher>>;

/**
 * Opens a publisher; only one may be open for a site (`lock.ts`).
 * @throws when the bundle cannot be loaded
 */
export async function openPublisher(options: PublisherOptions) {
  const { site, folder, bundle: compiled, load = loadBundle } = options;
  const staging = options.staging ?? join(folder, 'staged');
  const state = openState(stateFile(folder));
  const store = openStore(options.snapshot);
  const recorder = createRecorder(store);
  const loaded = compiled && {
    compiled,
    bundle: await load(compiled.entry, recorder.catalogue),
  };
  const parts: PublisherParts = { options, staging, state, store, recorder, loaded };
  const heal = (): void => finishMoves({ site, staging, state });

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
      const trusted = isTrusted(site, state);
      onProgress?.({ state: 'syncing' });
      // Change numbers belong to the file: a restored copy of it uses the same numbers again.
      const isRolledBack =
        store.identity() === state.meta('snapshot') &&
        store.lastChange() < Number(state.meta('change'));
      const sync = options.sync ? await options.sync(store, { full }) : emptyReport('delta');
      const reason = fullRenderReason(parts, { full, isRolledBack, trusted });
      const change = store.lastChange();
      const changed = new Set(store.changesSince(Number(state.meta('change') ?? 0)));
      refuseUnsound({ store, state }, reason === undefined ? changed : undefined, allow);
      const { dirty, removed, moves } = await recordPublish(
        parts,
        { reason, changed, full, trusted, onProgress },
        change,
      );
      heal();
      const changedAt = createCatalogue(store).changedAt();
      const policy = contentSecurityPolicy(state.inlineHashes());
      const deployed = await deployWhenNeeded(parts, { changedAt, policy }, onProgress);
      const deleted = moves.filter(({ staged }) => staged === null).length;
      const written = moves.length - deleted;
      return { sync, dirty, removed, written, deleted, deployed, policy, changedAt };
    },

    /**
     * Deletes uploads that no document ever contained; at most once a day.
     * @returns the number of deleted files
     * @throws when the database or the storage cannot be reached
     */
    async deleteUnusedPictures(shop: Parameters<typeof deleteUnusedPictures>[0]): Promise<number> {
      const from = Number(state.meta('pictures') ?? 0);
      if (Date.now() - from < UNUSED_AFTER_MS + DAY_MS) return 0;
      const { deleted, checkedUntil } = await deleteUnusedPictures(shop, from);
      state.setMeta('pictures', String(checkedUntil));
      return deleted;
    },

    close(): void {
      store.close();
      state.close();
    },
  };
}
