/**
 * Orders the cards of a page so that equal pictures are never adjacent, neither in a row nor in a column.
 */

interface Pictured {
  image: { url: string } | null;
}

/** Cards are shown in rows of up to four, so the card four places later can be directly below. */
const REACHES = [4, 3, 2, 1];

/**
 * How many cards remain for each picture; a product without a picture shows its SKU and is always distinct.
 */
function countsOf(cards: readonly Pictured[]): Map<unknown, number> {
  const counts = new Map<unknown, number>();
  for (const card of cards) {
    const picture = pictureOf(card);
    counts.set(picture, (counts.get(picture) ?? 0) + 1);
  }
  return counts;
}

const pictureOf = (card: Pictured): unknown => card.image?.url ?? card;

/** Whether none of the last `reach` pictures is this one. */
const fits = (picture: unknown, before: readonly unknown[], reach: number): boolean =>
  !before.slice(-reach).includes(picture);

/**
 * Whether all of `cards` can follow `before` with equal pictures more than `reach` places apart. Placing the most
 * frequent picture that fits finds such an order whenever there is one.
 */
function canFollow(cards: readonly Pictured[], before: readonly unknown[], reach: number): boolean {
  if (reach === 0) return true;
  const counts = countsOf(cards);
  const shown = before.slice(-reach);
  for (let left = cards.length; left > 0; left--) {
    let next: unknown;
    let most = 0;
    for (const [picture, count] of counts) {
      if (count > most && fits(picture, shown, reach)) [next, most] = [picture, count];
    }
    if (most === 0) return false;
    shown.push(next);
    counts.set(next, most - 1);
  }
  return true;
}

/**
 * The first of `waiting` that leaves a valid order for the others, as far as possible from equal pictures.
 */
function nextOf<T extends Pictured>(
  waiting: readonly T[],
  before: readonly unknown[],
  reach: number,
): T | undefined {
  for (const distance of REACHES.filter((each) => each >= reach)) {
    const match = waiting.find((card) => {
      const picture = pictureOf(card);
      if (!fits(picture, before, distance)) return false;
      const others = waiting.filter((other) => other !== card);
      return canFollow(others, [...before, picture], reach);
    });
    if (match !== undefined) return match;
  }
  return undefined;
}

/** Inserts a card at the last position between two other pictures, or at the end. */
function inserted<T extends Pictured>(cards: readonly T[], card: T): T[] {
  const picture = pictureOf(card);
  const place = cards.findLastIndex(
    (each, index) => pictureOf(each) !== picture && picture !== pictureOf(cards[index - 1] ?? each),
  );
  return cards.toSpliced(place === -1 ? cards.length : place, 0, card);
}

/**
 * The same cards, moved as little as possible: equal pictures are more than four places apart, or as many as the
 * number of different pictures allows.
 */
export function spreadPictures<T extends Pictured>(cards: readonly T[]): T[] {
  const reach = REACHES.find((each) => canFollow(cards, [], each)) ?? 0;
  const waiting = [...cards];
  let spread: T[] = [];
  const shown: unknown[] = [];
  for (let next = nextOf(waiting, shown, reach); next; next = nextOf(waiting, shown, reach)) {
    spread.push(next);
    shown.push(pictureOf(next));
    waiting.splice(waiting.indexOf(next), 1);
  }
  for (const rest of waiting) spread = inserted(spread, rest);
  return spread;
}
