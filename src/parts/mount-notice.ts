/** Puts a question at the foot of the page. */
import type { ReactNode } from 'react';
import { mountAt } from './mount.ts';
import notice from './notice.css?url';
import { loadStylesheet } from './stylesheet.ts';

/** Tells the styles of the dock how high its notices are, in px, whenever that changes. */
const heights = new ResizeObserver(([entry]) => {
  const notices = entry?.target;
  if (!(notices instanceof HTMLElement)) return;
  document.body.style.setProperty('--notices-height', `${notices.offsetHeight}px`);
});

/**
 * Shows `element` at the foot of the page, below what floats there, which moves up; where a page has no such
 * place, at its end.
 * @returns takes it away again
 * @throws Error when its stylesheet cannot be fetched
 */
export async function mountNotice(element: ReactNode): Promise<() => void> {
  await loadStylesheet(notice);
  const notices = document.getElementById('notices');
  if (notices) heights.observe(notices);
  return mountAt(notices ?? document.body, element);
}
