/** The publishes asked for last, listened to as long as the screen is open. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import {
  $livePublishes,
  holdLivePublishes,
  type LivePublishes,
} from '#admin/shell/stores/live-publishes.ts';

export function usePublishes(): LivePublishes {
  useEffect(holdLivePublishes, []);
  return useStore($livePublishes);
}
