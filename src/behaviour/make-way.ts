/** The floating app links go out of the way while one reads on, and come back when one turns round or arrives at the end. */

/** A shorter way is a trembling finger, px. */
const LEAST = 8;

export function makeWay(): void {
  const links = document.querySelector('[data-makes-way]');
  let turned = scrollY;

  addEventListener(
    'scroll',
    () => {
      const way = scrollY - turned;
      if (Math.abs(way) < LEAST) return;
      turned = scrollY;
      const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - LEAST;
      links?.toggleAttribute('data-away', way > 0 && !atEnd);
    },
    { passive: true },
  );
}
