/** Puts an island's component into a page. */
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import styles from '#styles/islands.css?url';
import { loadStylesheet } from './stylesheet.ts';

/** Within elements of this class the stylesheet of islands holds. */
const ISLAND = 'island';

// On its way as soon as an island's script is here; who mounts will find out whether it came.
loadStylesheet(styles).catch(() => undefined);

/**
 * Shows `element` at the end of the page, over everything.
 * @returns takes it away again
 * @throws Error when the stylesheet of islands cannot be fetched
 */
export const mountOverlay = (element: ReactNode): Promise<() => void> =>
  mountAt(document.body, element);

/** Shows `element` at the end of `parent`; else like `mountOverlay`. */
export async function mountAt(parent: Element, element: ReactNode): Promise<() => void> {
  await loadStylesheet(styles);
  const place = document.createElement('div');
  place.className = ISLAND;
  parent.append(place);
  const root = createRoot(place);
  root.render(element);
  return () => {
    root.unmount();
    place.remove();
  };
}

/** Shows `element` in place of what `place` holds. @throws as `mountOverlay` */
export async function mountIn(place: Element, element: ReactNode): Promise<void> {
  await loadStylesheet(styles);
  place.classList.add(ISLAND);
  place.replaceChildren();
  createRoot(place).render(element);
}
