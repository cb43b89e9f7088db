/** Puts an island's component into a page. */
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Shows `element` at the end of the page, over everything.
 * @returns takes it away again
 */
export const mountOverlay = (element: ReactNode): (() => void) => mountAt(document.body, element);

/** Shows `element` at the end of `parent`; gives what takes it away again. */
export function mountAt(parent: Element, element: ReactNode): () => void {
  const place = document.createElement('div');
  parent.append(place);
  const root = createRoot(place);
  root.render(element);
  return () => {
    root.unmount();
    place.remove();
  };
}

/** Shows `element` in place of what `place` holds. */
export function mountIn(place: Element, element: ReactNode): void {
  place.replaceChildren();
  createRoot(place).render(element);
}
