/** The publishes asked for last, as they go: listened to while somebody looks. */
import { atom } from 'nanostores';
import { listenToListAsStaff } from '#admin/shell/actions/listen-as-staff.ts';
import type { FoundDocument } from '#admin/shell/actions/list-as-staff.ts';
import { publishKind, type Publish } from '#schema/publish.ts';
import { QUERIES } from '#schema/queries.ts';
import { held } from './held.ts';

export type LivePublishes =
  | { state: 'off' | 'loading' }
  /** `isCurrent` is false while the server is out of reach. */
  | { state: 'ready'; rows: readonly FoundDocument<Publish>[]; isCurrent: boolean }
  | { state: 'failed'; words: string };

export const $livePublishes = atom<LivePublishes>({ state: 'off' });

let end = (): void => undefined;

/** Listens anew, after a failure. */
export function listenToPublishes(): void {
  end();
  $livePublishes.set({ state: 'loading' });
  end = listenToListAsStaff(
    publishKind,
    { query: QUERIES.recentPublishes, values: [] },
    {
      // Without the server there is nothing remembered worth showing.
      rows: (rows, isCurrent) => {
        if (isCurrent || rows.length > 0) $livePublishes.set({ state: 'ready', rows, isCurrent });
      },
      failed: (words) => $livePublishes.set({ state: 'failed', words }),
    },
  );
}

/** Listens as long as anybody holds it. @returns lets go */
export const holdLivePublishes = held(() => {
  listenToPublishes();
  return () => {
    end();
    $livePublishes.set({ state: 'off' });
  };
});
