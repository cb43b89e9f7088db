/** The offline banner, always visible: nothing can be saved until the connection is back. */
import { useSyncExternalStore } from 'react';

function listen(on: () => void): () => void {
  addEventListener('online', on);
  addEventListener('offline', on);
  return () => {
    removeEventListener('online', on);
    removeEventListener('offline', on);
  };
}

const useOnline = (): boolean => useSyncExternalStore(listen, () => navigator.onLine);

export function OfflineBar() {
  const isOnline = useOnline();
  return (
    <div role="status" className="sticky top-13 z-15">
      {!isOnline && (
        <p className="border-b border-warn bg-wash px-4 py-2.5 font-medium lg:px-8">
          You’re offline. Your changes stay in this browser. Save them when you’re back online.
        </p>
      )}
    </div>
  );
}
