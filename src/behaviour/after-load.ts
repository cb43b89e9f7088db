/** Work that waits until the page has loaded. */

/** Does `work` so many ms after the page has loaded. */
export function afterLoad(delay: number, work: () => void): void {
  const later = (): void => void setTimeout(work, delay);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
