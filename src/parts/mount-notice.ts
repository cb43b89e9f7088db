/** Puts a question at the foot of the page. */
import type { ReactNode } from 'react';
import { mountAt } from './mount.ts';
import notice from './notice.css?url';
import { loadStylesheet } from './stylesheet.ts';

/**
 * Shows `element` at the foot of the page, below what floats there, which moves up; where a page has no such
 * place, at its end.
 * @returns takes it away again
 * @throws Error when its stylesheet cannot be fetched
 */
export async function mountNotice(element: ReactNode): Promise<() => void> {
  await loadStylesheet(notice);
  return mountAt(document.getElementById('notices') ?? document.body, element);
}
