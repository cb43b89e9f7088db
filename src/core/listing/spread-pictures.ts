/** Orders the cards of a page so that equal pictures are apart, in a row and in a column. */

interface Pictured {
  image: { url: string } | null;
}

/** Cards are shown in rows of up to four, so the card four places later can be directly below. */
const REACH = 4;

/** A product without a picture shows its SKU and is always distinct. */
const pictureOf = (card: Pictured): unknown => card.image?.url ?? card;

/**
 * The same cards: each place gets the first remaining card whose picture is not among the last four, or as few of
 * them as possible; the most frequent picture goes first when several fit equally well.
 */
export function spreadPictures<T extends Pictured>(cards: readonly T[]): T[] {
  const waiting = [...cards];
  const spread: T[] = [];
  const countOf = (card: T): number =>
    waiting.filter((each) => pictureOf(each) === pictureOf(card)).length;
  /** How many places back the same picture is, at most one more than the reach. */
  const distanceOf = (card: T): number => {
    const place = spread.findLastIndex((each) => pictureOf(each) === pictureOf(card));
    return place === -1 ? REACH + 1 : Math.min(REACH + 1, spread.length - place);
  };
  while (waiting.length > 0) {
    const farthest = Math.max(...waiting.map(distanceOf));
    const fitting = waiting.filter((card) => distanceOf(card) === farthest);
    // Left too long, a frequent picture would fill the end of the page.
    const urgent = fitting.find((card) => (countOf(card) - 1) * (REACH + 1) >= waiting.length - 1);
    const next = urgent ?? fitting[0];
    if (next === undefined) break;
    spread.push(next);
    waiting.splice(waiting.indexOf(next), 1);
  }
  return spread;
}
