/** Puts a component into a page, in place of what was built there. */
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import styles from '#styles/islands.css?url';
import { loadStylesheet } from './stylesheet.ts';

/** Within elements of this class the stylesheet of islands holds. */
const ISLAND = 'island';

// On its way as soon as an island's script is here; who mounts will find out whether it came.
loadStylesheet(styles).catch(() => undefined);

/**
 * Shows `element` in place of what `place` holds.
 * @throws Error when the stylesheet of islands cannot be fetched
 */
export async function mountIn(place: Element, element: ReactNode): Promise<void> {
  await loadStylesheet(styles);
  place.classList.add(ISLAND);
  place.replaceChildren();
  createRoot(place).render(element);
}
