/** Query client of the back office. */
import { QueryClient } from '@tanstack/react-query';

/** Stale time, so that going back to a list reads nothing again, ms. */
const FRESH = 30_000;

export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH,
      retry: 1,
      refetchOnWindowFocus: false,
      // Queries fail with a message while offline, instead of pausing silently.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
  },
});
