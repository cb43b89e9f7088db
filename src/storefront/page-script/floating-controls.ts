/** Hides floating controls while a visitor scrolls down, and wherever they would cover text or a control. */
import { appPlatform, isAppOffered } from '#core/app-prompt.ts';
import { persistentStore } from '#firebase/browser/session/browser-storage.ts';

/** Elements that they never cover, besides text. */
const SOLID = 'a,button,input,select,textarea,output,svg,h1,h2,h3,[data-price]';

/** The end of the page counts as reached from this distance on, px. */
const NEAR = 8;
/** Scrolling counts as ended after a pause of this length, ms. */
const PAUSE = 120;

/**
 * Whether text or a control is at a point. A link stretched over its card counts only at its text.
 */
const isTaken = (x: number, y: number): boolean =>
  document
    .elementsFromPoint(x, y)
    .some(
      (each) =>
        !each.closest('[data-dock]') &&
        (each.matches(SOLID) || [...each.childNodes].some((node) => node.nodeValue?.trim())) &&
        [...each.getClientRects()].some(
          (box) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom,
        ),
    );

/**
 * Whether no text or control is behind an element, checked at points at most a line height apart.
 */
function isFree({ left, top, width, height }: DOMRect): boolean {
  for (let point = 0; point < 81; point += 1) {
    if (isTaken(left + ((point % 9) * width) / 8, top + (((point / 9) | 0) * height) / 8))
      return false;
  }
  return true;
}

/** A phone shows only the link to its own app, and none if the app is installed or was declined. */
function chooseApps(): void {
  const platform = appPlatform(navigator);
  const own = platform === undefined ? 'a' : `[data-app-download=${platform}]`;
  const exceptOwn = isAppOffered(persistentStore, Date.now()) ? `:not(${own})` : '';
  for (const link of document.querySelectorAll<HTMLElement>(`[data-apps] a${exceptOwn}`))
    link.hidden = true;
}

export function placeFloatingControls(): void {
  const floats = [...document.querySelectorAll<HTMLElement>('[data-float]')];
  if (floats.length === 0) return;
  let lastY = scrollY;
  let isDown = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const settle = (): void => {
    const isAway = isDown && scrollY + innerHeight < document.body.scrollHeight - NEAR;
    for (const float of floats) {
      float.toggleAttribute('data-shown', !isAway && isFree(float.getBoundingClientRect()));
    }
  };
  const settleSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(settle, PAUSE);
  };

  chooseApps();
  addEventListener(
    'scroll',
    () => {
      settleSoon();
      isDown = scrollY > lastY;
      lastY = scrollY;
      if (isDown) floats.forEach((float) => float.removeAttribute('data-shown'));
    },
    { passive: true },
  );
  // The page size changes with the window, filters and loaded content; notices move the floating buttons.
  // Observing also runs it once.
  const watcher = new ResizeObserver(settleSoon);
  for (const each of document.querySelectorAll('body,#notices')) watcher.observe(each);
}
