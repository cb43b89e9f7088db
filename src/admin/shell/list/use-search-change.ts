/** Changes the URL parameters of a list. */
import { useNavigate } from '@tanstack/react-router';

/**
 * @returns changes some parameters, replacing the history entry; null clears all except the view options, with a
 * new entry
 */
export function useSearchChange(): (change: object | null) => void {
  const navigate = useNavigate();
  return (change) => {
    const search = ({ view, ...before }: { view?: unknown }) =>
      change === null ? { view } : { view, ...before, ...change };
    // The router does not know which list this is; its route validates the parameters.
    void navigate({ to: '.', search: search as never, replace: change !== null });
  };
}
