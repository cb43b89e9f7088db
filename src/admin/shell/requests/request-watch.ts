/** Watches for new requests while mounted. */
import { useEffect } from 'react';

/** Loaded separately, because the SDK's listener is as large as four screens. */
export function RequestWatch() {
  useEffect(() => {
    let isOver = false;
    let end = (): void => undefined;
    import('./watch-requests.ts')
      .then(({ watchRequests }) => {
        if (!isOver) end = watchRequests();
      })
      // Without it, the lists still show new requests.
      .catch(() => undefined);
    return () => {
      isOver = true;
      end();
    };
  }, []);
  return null;
}
