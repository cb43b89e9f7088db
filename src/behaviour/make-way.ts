/** Floating controls: away while one scrolls down, and wherever they would cover something to read off or to press. */
import { appPlatform, isAppOffered } from '#domain/app-prompt.ts';
import { keptForGood } from '#stores/kept.ts';

/** What they never cover. */
const COVERABLE =
  ':is(main,footer) :is(a,button,input,select,summary,h1,h2,h3,b,td,dd,svg,.piece-price)';

/** The page's end counts as reached so near it, px. */
const NEAR = 8;
/** Scrolling has ended when it paused so long, ms. */
const PAUSE = 120;

const overlaps = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** A phone gets the link to its own app alone; none where the app is there, or was declined. */
function chooseApps(): void {
  const platform = appPlatform(navigator);
  const own = platform === undefined ? 'a' : `[data-app-download=${platform}]`;
  const wanted = isAppOffered(keptForGood, Date.now()) ? `:not(${own})` : '';
  for (const link of document.querySelectorAll<HTMLElement>(`.apps a${wanted}`)) link.hidden = true;
}

export function makeWay(): void {
  const floats = [...document.querySelectorAll<HTMLElement>('[data-float]')];
  let turned = scrollY;
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
      isDown = scrollY > turned;
      turned = scrollY;
      if (isDown) floats.forEach((float) => float.removeAttribute('data-shown'));
    },
    { passive: true },
  );
  // The page changes its size, too, with the window, filters and answers; notices move what floats. This also begins.
  const watcher = new ResizeObserver(settleSoon);
  for (const each of document.querySelectorAll('body,#notices')) watcher.observe(each);
}
