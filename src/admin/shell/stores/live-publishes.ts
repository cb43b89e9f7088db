/** Live subscription to the latest publishes. */
import { atom } from 'nanostores';
import { listenToListAsStaff } from '#admin/shell/actions/listen-as-staff.ts';
import type { DecodedDocument } from '#admin/shell/actions/list-as-staff.ts';
import { publishKind, type Publish } from '#schema/publish.ts';
import { QUERIES } from '#schema/queries.ts';

export type LivePublishes =
  | { state: 'off' | 'loading' }
  /** `isCurrent` is false while the server can't be reached. */
  | { state: 'ready'; rows: readonly DecodedDocument<Publish>[]; isCurrent: boolean }
  | { state: 'failed'; message: string };

export const $livePublishes = atom<LivePublishes>({ state: 'off' });

let end = (): void => undefined;

/** Resubscribes after a failure. */
export function listenToPublishes(): void {
  end();
  $livePublishes.set({ state: 'loading' });
  end = listenToListAsStaff(
    publishKind,
    { query: QUERIES.recentPublishes, values: [] },
    {
      // Cached rows are not shown without the server.
      rows: (rows, isCurrent) => {
        if (isCurrent || rows.length > 0) $livePublishes.set({ state: 'ready', rows, isCurrent });
      },
      failed: (message) => $livePublishes.set({ state: 'failed', message }),
    },
  );
}

let subscribers = 0;

/**
 * Subscribes until all subscribers have unsubscribed.
 * @returns unsubscribes
 */
export function subscribeToLivePublishes(): () => void {
  subscribers += 1;
  if (subscribers === 1) listenToPublishes();
  return () => {
    subscribers -= 1;
    if (subscribers > 0) return;
    end();
    $livePublishes.set({ state: 'off' });
  };
}
