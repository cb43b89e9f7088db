/** Orders a stretch of a list so that the same picture is not shown twice side by side. */

interface Pictured {
  image: { url: string } | null;
}

/** So many neighbours are in the row above and beside, four in a row; where pictures repeat more often, fewer count. */
const REACHES = [4, 2, 1];

/** A product without a picture shows its SKU, so it looks like no other. */
const isSame = (one: Pictured | undefined, other: Pictured): boolean =>
  one !== undefined && one.image !== null && one.image.url === other.image?.url;

const fits = (card: Pictured, before: readonly Pictured[], reach: number): boolean =>
  !before.slice(-reach).some((each) => isSame(each, card));

/** The first that shows no picture of its neighbours; the first of all when each does. */
function nextOf<T extends Pictured>(waiting: readonly T[], before: readonly T[]): T | undefined {
  for (const reach of REACHES) {
    const found = waiting.find((card) => fits(card, before, reach));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Puts a card between two others that show other pictures, as far back as needed; at the end when there is no such place. */
function inserted<T extends Pictured>(cards: readonly T[], card: T): T[] {
  const place = cards.findLastIndex(
    (each, index) => !isSame(each, card) && !isSame(cards[index - 1], card),
  );
  return cards.toSpliced(place === -1 ? cards.length : place, 0, card);
}

/**
 * The same cards, moved as little as needed: no two neighbours show the same picture as long as there are enough
 * different ones, nor do those above each other where that can be had too.
 */
export function spreadPictures<T extends Pictured>(cards: readonly T[]): T[] {
  const waiting = [...cards];
  let spread: T[] = [];
  for (let next = nextOf(waiting, spread); next !== undefined; next = nextOf(waiting, spread)) {
    spread.push(next);
    waiting.splice(waiting.indexOf(next), 1);
  }
  for (const rest of waiting) spread = inserted(spread, rest);
  return spread;
}
