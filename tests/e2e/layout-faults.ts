/** What is wrong with the layout of a page at every width that people have: measured, not looked at. */
import type { Page } from '@playwright/test';

/** Widths and heights of windows, px: phones as they are sold, tablets and desks. */
const WINDOWS = [
  [320, 568],
  [344, 882],
  [353, 700],
  [360, 640],
  [371, 740],
  [375, 667],
  [390, 844],
  [412, 915],
  [600, 960],
  [768, 1024],
  [1024, 600],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const;

/** Where a page is looked at: parts of the way to its end. */
const PLACES = [0, 0.5, 1] as const;

/** Floating controls settle this long after the last scroll, ms. */
const SETTLED = 200;

/**
 * Runs in the page, at `place` of the way to its end. Finds what makes it scroll sideways, what the window cuts off,
 * and which prices, totals, fields, buttons, headings and links are covered by something that floats.
 */
export function faultsHere(): string[] {
  const root = document.documentElement;
  const width = root.clientWidth;
  const faults: string[] = [];
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('.sr-only, [inert]') === null;
  const nameOf = (element: Element): string => {
    const words = (element.getAttribute('aria-label') ?? element.textContent).trim();
    const id = element.id && `#${element.id}`;
    return `${element.tagName.toLowerCase()}${id} "${words.replaceAll(/\s+/g, ' ').slice(0, 40)}"`;
  };

  if (root.scrollWidth > width) faults.push(`scrolls sideways by ${root.scrollWidth - width} px`);

  // Areas that scroll sideways by themselves, and say what they are.
  const scrollsByItself = (element: Element): boolean => {
    for (let each = element.parentElement; each; each = each.parentElement) {
      if (!/auto|scroll/.test(getComputedStyle(each).overflowX)) continue;
      return each.closest('[aria-label], [aria-labelledby], nav, table, fieldset') !== null;
    }
    return false;
  };
  const isOut = ({ left, right, width: own }: DOMRect): boolean =>
    own > 1 && (right > width + 1 || left < -1);
  const CONTROLS = 'a[href], button, input, select, textarea, summary';
  for (const element of document.body.querySelectorAll('*')) {
    if (!isOut(element.getBoundingClientRect())) continue;
    const isText = [...element.childNodes].some(
      (child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim(),
    );
    if ((!isText && !element.matches(CONTROLS)) || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(element);
    const cut = element.matches(CONTROLS) || [...range.getClientRects()].some(isOut);
    if (cut && !scrollsByItself(element)) faults.push(`cut by the window: ${nameOf(element)}`);
  }

  const floatOf = (element: Element | null): Element | null => {
    for (let each = element; each; each = each.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(each).position)) return each;
    }
    return null;
  };
  const atTop = scrollY < 1;
  const atEnd = scrollY + innerHeight > root.scrollHeight - 1;
  // What scrolls lies under bars, table heads and columns in passing; at the end of its way it must be free.
  const onlyInPassing = (float: Element, hit: Element): boolean => {
    const box = float.getBoundingClientRect();
    const fixed = getComputedStyle(float).position === 'fixed';
    const painted = [...(fixed ? [hit.getBoundingClientRect()] : []), box];
    const isBar = painted.every((each) => each.width >= width * 0.6);
    if (fixed && !isBar) return false;
    return box.top < innerHeight / 2 ? !atTop : !atEnd;
  };
  const WANTED = `:is(main, footer, header, nav) :is(${CONTROLS}, h1, h2, h3, h4, output, dd, td, .price, .piece-price)`;
  for (const element of document.querySelectorAll(WANTED)) {
    const box = element.getBoundingClientRect();
    if (box.bottom < 0 || box.top > innerHeight || box.width < 2 || !isSeen(element)) continue;
    const xs = [box.left + 3, (box.left + box.right) / 2, box.right - 3];
    const ys = [box.top + 3, (box.top + box.bottom) / 2, box.bottom - 3];
    for (const [x, y] of xs.flatMap((each) => ys.map((other) => [each, other] as const))) {
      const hit = document.elementFromPoint(x, y);
      if (!hit || element.contains(hit) || hit.contains(element)) continue;
      const float = floatOf(hit);
      if (!float || float.contains(element) || onlyInPassing(float, hit)) continue;
      faults.push(`${nameOf(hit)} covers ${nameOf(element)}`);
      break;
    }
  }

  // Floating controls cover no text at all.
  for (const float of document.querySelectorAll('[data-float] > *')) {
    if (!isSeen(float)) continue;
    const own = float.getBoundingClientRect();
    for (const area of document.querySelectorAll('main, footer')) {
      const texts = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!text.textContent?.trim() || !text.parentElement || !isSeen(text.parentElement))
          continue;
        const range = document.createRange();
        range.selectNode(text);
        const isCovered = [...range.getClientRects()].some(
          (box) =>
            own.left + 1 < box.right &&
            box.left < own.right - 1 &&
            own.top + 1 < box.bottom &&
            box.top < own.bottom - 1,
        );
        if (isCovered) faults.push(`${nameOf(float)} covers the text "${text.textContent.trim()}"`);
      }
    }
  }
  return [...new Set(faults)];
}

/** Runs in the page: goes to `part` of the way to its end, and waits until all that listens to it knows. */
export async function scrollToPart(part: number): Promise<void> {
  const top = Math.round(part * (document.documentElement.scrollHeight - innerHeight));
  if (Math.abs(top - scrollY) < 1) return;
  const scrolled = new Promise((done) => addEventListener('scroll', done, { once: true }));
  scrollTo({ top, behavior: 'instant' });
  await scrolled;
}

/** Runs in the page: waits until its fonts are there, and its own observers know of its size. */
async function laidOut(): Promise<void> {
  await document.fonts.ready;
  await new Promise((done) => new ResizeObserver(done).observe(document.body));
}

/** Goes through all widths, and at each to the top, the middle and the end of the page, whose clock is installed where controls float. @returns one line a fault */
export async function layoutFaults(page: Page): Promise<string[]> {
  const found: string[] = [];
  const hasFloats = (await page.locator('[data-float]').count()) > 0;
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    for (const place of PLACES) {
      await page.evaluate(scrollToPart, place);
      await page.evaluate(laidOut);
      if (hasFloats) await page.clock.runFor(SETTLED);
      const faults = await page.evaluate(faultsHere);
      found.push(...faults.map((fault) => `${width} px, at ${place}: ${fault}`));
    }
  }
  return found;
}
