/** Watches for new requests as long as it is drawn. */
import { useEffect } from 'react';

/** The SDK that listens weighs as much as four screens: it is fetched by itself, and nobody waits for it. */
export function RequestWatch() {
  useEffect(() => {
    let isOver = false;
    let end = (): void => undefined;
    import('./watch-requests.ts')
      .then(({ watchRequests }) => {
        if (!isOver) end = watchRequests();
      })
      // Without it the lists still say what has come.
      .catch(() => undefined);
    return () => {
      isOver = true;
      end();
    };
  }, []);
  return null;
}
