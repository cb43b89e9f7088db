/** Orders the cards of a page so that no two neighbours show the same picture. */

interface Pictured {
  image: { url: string } | null;
}

/** How many cards back are compared: four in a row also covers the card above; fewer where pictures repeat more often. */
const REACHES = [4, 2, 1];

/** A product without a picture shows its SKU, so it looks like no other. */
const isSame = (one: Pictured | undefined, other: Pictured): boolean =>
  one !== undefined && one.image !== null && one.image.url === other.image?.url;

const fits = (card: Pictured, before: readonly Pictured[], reach: number): boolean =>
  !before.slice(-reach).some((each) => isSame(each, card));

/** The first card whose picture none of its neighbours shows; undefined when there is none. */
function nextOf<T extends Pictured>(waiting: readonly T[], before: readonly T[]): T | undefined {
  for (const reach of REACHES) {
    const found = waiting.find((card) => fits(card, before, reach));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Inserts a card at the last place between two other pictures, or at the end when there is no such place. */
function inserted<T extends Pictured>(cards: readonly T[], card: T): T[] {
  const place = cards.findLastIndex(
    (each, index) => !isSame(each, card) && !isSame(cards[index - 1], card),
  );
  return cards.toSpliced(place === -1 ? cards.length : place, 0, card);
}

/**
 * The same cards, moved as little as possible: as long as there are enough different pictures, neighbours show
 * different ones, and if possible cards above each other too.
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
