/** Watches for new requests as long as the back office is open. */
import { useEffect } from 'react';
import { queries } from '#admin/shell/queries.ts';

/** How often it is looked whether the first screen has all it asked for, ms. */
const LOOK = 250;

/** The SDK that listens weighs as much as four screens: nobody waits for it. */
function whenSettled(begin: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    if (queries.isFetching() > 0) timer = setTimeout(look, LOOK);
    else if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 5_000 });
    else begin();
  };
  timer = setTimeout(look, LOOK);
  return () => clearTimeout(timer);
}

export function useRequests(): void {
  useEffect(() => {
    let isOver = false;
    let end = (): void => undefined;
    const cancel = whenSettled(() => {
      import('./watch-requests.ts')
        .then(({ watchRequests }) => {
          if (!isOver) end = watchRequests();
        })
        // Without it the lists still say what has come.
        .catch(() => undefined);
    });
    return () => {
      isOver = true;
      cancel();
      end();
    };
  }, []);
}
