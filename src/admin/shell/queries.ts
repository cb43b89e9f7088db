/** What has been read from the database, kept while it is looked at. */
import { QueryClient } from '@tanstack/react-query';

/** How long what was read counts as fresh, ms: going back to a list reads nothing again. */
const FRESH = 30_000;

export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH,
      retry: 1,
      refetchOnWindowFocus: false,
      // Without a connection it is asked all the same: it fails in words, with a way to try again, rather than to
      // wait and say nothing.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
  },
});
