/** Measures layout faults of a page at common widths. */
import type { Page } from '@playwright/test';
import { isNight } from '#fixtures/run-length.ts';

/** Widths and heights of windows, px: the narrowest, a phone, the first width of each breakpoint, and a desktop. */
const USUAL_WINDOWS = [
  [320, 568],
  [360, 640],
  [640, 960],
  [768, 1024],
  [1024, 600],
  [1280, 720],
  [1440, 900],
] as const;

/** Other phones, tablets and desktops, at night. */
const MORE_WINDOWS = [
  [344, 882],
  [353, 700],
  [371, 740],
  [375, 667],
  [390, 844],
  [412, 915],
  [600, 960],
  [1920, 1080],
] as const;

const WINDOWS = isNight ? [...USUAL_WINDOWS, ...MORE_WINDOWS] : USUAL_WINDOWS;

/** Scroll positions to check, as parts of the scroll range; every scroll draws the page again. */
const PLACES = [0, 0.5, 1] as const;

/** Widths at which the whole page is scrolled also by day: one for each arrangement of floating elements, px. */
const SCROLLED_WIDTHS: ReadonlySet<number> = new Set([320, 768, 1440]);

/** Floating controls settle after a shorter delay than this, ms. */
const LONGEST_PAUSE = 200;

/**
 * Runs in the page at the current scroll position. Finds what causes horizontal scrolling, what the window
 * clips, and which prices, totals, fields, buttons, headings and links are covered by floating elements.
 */
export function faultsHere(): string[] {
  const root = document.documentElement;
  const width = root.clientWidth;
  const faults: string[] = [];
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('.sr-only, [inert]') === null;
  const nameOf = (element: Element): string => {
    const text = (element.getAttribute('aria-label') ?? element.textContent).trim();
    const id = element.id && `#${element.id}`;
    return `${element.tagName.toLowerCase()}${id} "${text.replaceAll(/\s+/g, ' ').slice(0, 40)}"`;
  };

  if (root.scrollWidth > width) faults.push(`scrolls sideways by ${root.scrollWidth - width} px`);

  // Areas with their own horizontal scrolling, if they have a label.
  const scrolling = new Map<Element, boolean>();
  const scrollsByItself = ({ parentElement: parent }: Element): boolean => {
    if (!parent) return false;
    const cached = scrolling.get(parent);
    if (cached !== undefined) return cached;
    const scrolls = /auto|scroll/.test(getComputedStyle(parent).overflowX)
      ? parent.closest('[aria-label], [aria-labelledby], nav, table, fieldset') !== null
      : scrollsByItself(parent);
    scrolling.set(parent, scrolls);
    return scrolls;
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
    if (scrollsByItself(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(element);
    const cut = element.matches(CONTROLS) || [...range.getClientRects()].some(isOut);
    if (cut) faults.push(`cut by the window: ${nameOf(element)}`);
  }

  // A message appears at any time, also for what other tests do, and can be dismissed.
  const isFloat = (element: Element): boolean =>
    /fixed|sticky/.test(getComputedStyle(element).position) && element.role !== 'status';
  const floats = new Set([...document.body.querySelectorAll('*')].filter(isFloat));
  const floatOf = (element: Element | null): Element | null => {
    for (let each = element; each; each = each.parentElement) if (floats.has(each)) return each;
    return null;
  };
  // `elementFromPoint` is slow on a long page, so it is called only at points where a floating element may be.
  const parts = [...floats].map((float) => ({
    float,
    boxes: [float, ...float.querySelectorAll('*')].map((each) => each.getBoundingClientRect()),
  }));
  const isUnderFloat = (element: Element, x: number, y: number): boolean =>
    parts.some(
      ({ float, boxes }) =>
        !float.contains(element) &&
        boxes.some((box) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom),
    );
  const atTop = scrollY < 1;
  const atEnd = scrollY + innerHeight > root.scrollHeight - 1;
  // Content may scroll under bars, table headers and columns; at the top and the end of the page it must be
  // uncovered.
  const onlyInPassing = (float: Element, hit: Element): boolean => {
    const box = float.getBoundingClientRect();
    const fixed = getComputedStyle(float).position === 'fixed';
    const painted = [...(fixed ? [hit.getBoundingClientRect()] : []), box];
    const isBar = painted.every((each) => each.width >= width * 0.6);
    if (fixed && !isBar) return false;
    return box.top < innerHeight / 2 ? !atTop : !atEnd;
  };
  const CHECKED = `:is(main, footer, header, nav) :is(${CONTROLS}, h1, h2, h3, h4, output, dd, td, .price, .piece-price)`;
  for (const element of document.querySelectorAll(CHECKED)) {
    const box = element.getBoundingClientRect();
    if (box.bottom < 0 || box.top > innerHeight || box.width < 2 || !isSeen(element)) continue;
    const xs = [box.left + 3, (box.left + box.right) / 2, box.right - 3];
    const ys = [box.top + 3, (box.top + box.bottom) / 2, box.bottom - 3];
    for (const [x, y] of xs.flatMap((each) => ys.map((other) => [each, other] as const))) {
      if (!isUnderFloat(element, x, y)) continue;
      const hit = document.elementFromPoint(x, y);
      if (!hit || element.contains(hit) || hit.contains(element)) continue;
      const float = floatOf(hit);
      if (!float || float.contains(element) || onlyInPassing(float, hit)) continue;
      faults.push(`${nameOf(hit)} covers ${nameOf(element)}`);
      break;
    }
  }

  // Floating controls must not cover any text.
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

/** Runs in the page: scrolls to `part` of the scroll range, and waits for the scroll event. */
export async function scrollToPart(part: number): Promise<void> {
  const top = Math.round(part * (document.documentElement.scrollHeight - innerHeight));
  if (Math.abs(top - scrollY) < 1) return;
  const scrolled = new Promise((done) => addEventListener('scroll', done, { once: true }));
  scrollTo({ top, behavior: 'instant' });
  await scrolled;
}

/** Runs in the page: waits for its fonts, and for its resize observers. */
async function laidOut(): Promise<void> {
  await document.fonts.ready;
  await new Promise((done) => new ResizeObserver(done).observe(document.body));
}

/** Runs in the page: runs short timeouts at once. */
function skipPauses(longest: number): void {
  const real = window.setTimeout.bind(window);
  const setTimeout = (call: () => void, ms = 0): number => real(call, ms > longest ? ms : 0);
  Object.assign(window, { setTimeout });
}

/** Runs in the page: waits for running timeouts and those that they start. */
async function settled(): Promise<void> {
  for (const _ of [1, 2]) await new Promise((done) => setTimeout(done));
}

/** Runs in the page: the faults at these scroll positions. */
const faultsAt = (places: readonly number[]): string => `(async () => {
  ${[scrollToPart, laidOut, settled, faultsHere].map(String).join('\n')}
  const found = [];
  for (const place of ${JSON.stringify(places)}) {
    await scrollToPart(place);
    await laidOut();
    await settled();
    found.push(...faultsHere().map((fault) => place + ': ' + fault));
  }
  return found;
})()`;

/**
 * Checks the usual widths, some of them also at the middle and the end of the page; at night more widths, all of them
 * completely.
 * @returns one line per fault
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  const all: string[] = [];
  await page.evaluate(skipPauses, LONGEST_PAUSE);
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    const places = isNight || SCROLLED_WIDTHS.has(width) ? PLACES : [0];
    const faults = await page.evaluate<string[]>(faultsAt(places));
    all.push(...faults.map((fault) => `${width} px, at ${fault}`));
  }
  return all;
}
