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

export const useOnline = (): boolean => useSyncExternalStore(listen, () => navigator.onLine);

export function OfflineBar() {
  const isOnline = useOnline();
  return (
    <div role="status" className="admin-offline-bar">
      {!isOnline && (
        <p className="admin-offline">
          You’re offline. Your changes stay in this browser. Save them when you’re back online.
        </p>
      )}
    </div>
  );
}
