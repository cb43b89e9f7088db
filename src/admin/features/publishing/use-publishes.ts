/** The latest publishes, updated live while the screen is open. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import {
  $livePublishes,
  subscribeToLivePublishes,
  type LivePublishes,
} from '#admin/shell/stores/live-publishes.ts';

export function usePublishes(): LivePublishes {
  useEffect(subscribeToLivePublishes, []);
  return useStore($livePublishes);
}
