/** The latest publishes, updated live while the screen is open. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { DecodedDocument } from '#admin/shell/actions/list-as-staff.ts';
import type { QueryState } from '#admin/shell/list/list-states.tsx';
import type { Publish } from '#schema/publish.ts';
import {
  $livePublishes,
  listenToPublishes,
  subscribeToLivePublishes,
} from '#admin/shell/stores/live-publishes.ts';

export function usePublishes(): QueryState<readonly DecodedDocument<Publish>[]> {
  useEffect(subscribeToLivePublishes, []);
  const live = useStore($livePublishes);
  return {
    data: live.state === 'ready' ? live.rows : undefined,
    error: live.state === 'failed' ? new Error(live.message) : null,
    refetch: listenToPublishes,
  };
}
