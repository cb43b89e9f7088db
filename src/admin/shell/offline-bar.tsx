/** Says that there is no connection: what is typed is kept, and nothing can be saved. */
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
    <div role="status">
      {!isOnline && (
        <p className="admin-offline">
          You are offline. What you type is kept in this browser; it can be saved when you are
          connected again.
        </p>
      )}
    </div>
  );
}
