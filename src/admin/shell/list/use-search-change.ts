/** Changes what the URL of a list says. */
import { useNavigate } from '@tanstack/react-router';

/** @returns changes some of it in place; null clears all of it but how the list is viewed, which the way back undoes */
export function useSearchChange(): (change: object | null) => void {
  const navigate = useNavigate();
  return (change) => {
    const search = ({ view, ...before }: { view?: unknown }) =>
      change === null ? { view } : { view, ...before, ...change };
    // The router can't know which list this is; its route reads what the URL says by its schema.
    void navigate({ to: '.', search: search as never, replace: change !== null });
  };
}
