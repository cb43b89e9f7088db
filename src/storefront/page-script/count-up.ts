/** Counts the figures up from zero when half of one is in view, unless reduced motion is preferred. */

/** Duration and interval of the animation, ms. */
const DURATION = 2000;
const STEP = 16;
/** The part of a figure that must be in view. */
const THRESHOLD = 0.5;

function countUp(element: HTMLElement): void {
  const target = Number(element.dataset['countUp']);
  const began = performance.now();
  const timer = setInterval(() => {
    const part = Math.min((performance.now() - began) / DURATION, 1);
    element.textContent = Math.round(target * part).toLocaleString('en-IN');
    if (part === 1) clearInterval(timer);
  }, STEP);
}

if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        watcher.unobserve(target);
        countUp(target);
      }
    },
    { threshold: THRESHOLD },
  );
  for (const figure of document.querySelectorAll('[data-count-up]')) watcher.observe(figure);
}
