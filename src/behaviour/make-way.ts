/** Hides floating controls while a visitor scrolls down, and wherever they would cover a figure, a heading or a control. */
import { appPlatform, isAppOffered } from '#domain/app-prompt.ts';
import { keptForGood } from '#stores/kept.ts';

/** What they never cover. */
const COVERABLE =
  ':is(main,footer) :is(a,button,input,select,textarea,summary,h1,h2,h3,b,td,dd,svg,.piece-price)';

/** The end of the page counts as reached from this distance on, px. */
const NEAR = 8;
/** Scrolling counts as ended after a pause of this length, ms. */
const PAUSE = 120;

const overlaps = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** A phone shows only the link to its own app, and none where the app is installed or was declined. */
function chooseApps(): void {
  const platform = appPlatform(navigator);
  const own = platform === undefined ? 'a' : `[data-app-download=${platform}]`;
  const wanted = isAppOffered(keptForGood, Date.now()) ? `:not(${own})` : '';
  for (const link of document.querySelectorAll<HTMLElement>(`.apps a${wanted}`)) link.hidden = true;
}

export function makeWay(): void {
  const floats = [...document.querySelectorAll<HTMLElement>('[data-float]')];
  if (floats.length === 0) return;
  let lastY = scrollY;
  let isDown = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const settle = (): void => {
    const isAway = isDown && scrollY + innerHeight < document.body.scrollHeight - NEAR;
    const boxes = isAway
      ? []
      : [...document.querySelectorAll(COVERABLE)].map((each) => each.getBoundingClientRect());
    for (const float of floats) {
      const own = float.getBoundingClientRect();
      float.toggleAttribute('data-shown', !isAway && !boxes.some((box) => overlaps(own, box)));
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
  // The window, filters and loaded content change the page's size; notices move the floats. Observing also runs it once.
  const watcher = new ResizeObserver(settleSoon);
  for (const each of document.querySelectorAll('body,#notices')) watcher.observe(each);
}
