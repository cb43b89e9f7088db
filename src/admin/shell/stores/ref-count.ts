/** Shares a resource among subscribers by reference counting. */

/**
 * @param start called for the first subscriber; the returned function is called after the last has left
 * @returns subscribes; the returned function unsubscribes
 */
export function refCounted(start: () => () => void): () => () => void {
  let subscribers = 0;
  let end = (): void => undefined;
  return () => {
    subscribers += 1;
    if (subscribers === 1) end = start();
    let isActive = true;
    return () => {
      if (!isActive) return;
      isActive = false;
      subscribers -= 1;
      if (subscribers === 0) end();
    };
  };
}
