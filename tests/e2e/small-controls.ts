/** Controls that are too small to tap. */
import type { Page } from '@playwright/test';

/** Runs in the page: controls under 24 px; links inside a sentence may be as small as their line (WCAG 2.2, 2.5.8). */
const TOO_SMALL = `(() => {
  const inSentence = (element) => {
    const parent = element.closest('p, li, dd, td, figcaption, summary, address, label');
    return parent !== null && parent.textContent.trim().length > element.textContent.trim().length + 8;
  };
  return [...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary')]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((element) => !element.matches('.sr-only, .sr-only *') && !inSentence(element))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.height > 1)
    .filter(({ box }) => box.width < 24 || box.height < 24)
    .map(({ element, box }) =>
      element.outerHTML.slice(0, 100) + ' ' + Math.round(box.width) + '×' + Math.round(box.height));
})()`;

/** Every control that is too small, as text. */
export const smallControls = (page: Page): Promise<string[]> => page.evaluate<string[]>(TOO_SMALL);
