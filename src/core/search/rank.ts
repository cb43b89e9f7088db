/** Ranks the matching products. */
import type { SearchEntry } from './entry.ts';
import type { Measure } from './measures.ts';
import type { Postings } from './postings.ts';
import type { Meanings } from './vocabulary.ts';

/**
 * When no product matches everything, decorative words are dropped first, then numbers, then words, and the
 * product type last.
 */
export const WEIGHT = { fancy: 0, figure: 1, word: 16, kind: 256 } as const;
export type Weight = (typeof WEIGHT)[keyof typeof WEIGHT];

/** A term of the query with the index terms that match it. */
export interface QueryTerm {
  meanings: Meanings;
  /** How important the term is to the buyer. */
  weight: Weight;
}

export interface Ranked {
  /** Indexes into the list, best first. */
  places: number[];
  /** False if no product matches every term; then those that match most are returned. */
  complete: boolean;
}

/** The score of a matching weight or price. */
const MEASURE_WORTH = 60;
/** Out-of-stock products keep this share of their score. */
const OF_SOLD_OUT = 0.7;

const fits = ({ of, least, most }: Measure, entry: SearchEntry): boolean => {
  const value = of === 'grams' ? entry.netWeightMg / 1000 : (entry.pricePaise ?? Number.NaN) / 100;
  return value >= least && value <= most;
};

/** Ranks products by how many terms they match, then by score, then by rank. */
export function createRanking(entries: readonly SearchEntry[], { terms, places }: Postings) {
  const size = places.length;
  // Reused between queries: allocating these would cost more than the search.
  const score = new Uint16Array(size);
  const matchedWeight = new Uint16Array(size);
  const best = new Uint8Array(size);

  const firstSoldOut = places.findIndex((place) => entries[place]?.stockStatus === 'outOfStock');
  const soldOutFrom = firstSoldOut < 0 ? size : firstSoldOut;

  function scoreTerm({ meanings, weight }: QueryTerm): void {
    best.fill(0);
    for (const [term, nearness] of meanings) {
      const posting = terms.get(term);
      if (posting === undefined) continue;
      const { ranks, worths } = posting;
      for (let at = 0; at < ranks.length; at += 1) {
        const rank = ranks[at] ?? 0;
        const worth = ((worths[at] ?? 0) * nearness) / 100;
        if (worth > (best[rank] ?? 0)) best[rank] = worth;
      }
    }
    for (let rank = 0; rank < size; rank += 1) {
      const worth = best[rank] ?? 0;
      if (worth === 0) continue;
      score[rank] = (score[rank] ?? 0) + worth;
      matchedWeight[rank] = (matchedWeight[rank] ?? 0) + weight;
    }
  }

  function measureAll(measure: Measure): void {
    for (let rank = 0; rank < size; rank += 1) {
      const entry = entries[places[rank] ?? 0];
      if (entry === undefined || !fits(measure, entry)) continue;
      score[rank] = (score[rank] ?? 0) + MEASURE_WORTH;
      matchedWeight[rank] = (matchedWeight[rank] ?? 0) + WEIGHT.figure;
    }
  }

  /** All products that match as many terms as the best; equal scores stay in rank order. */
  function inOrder(most: number): number[] {
    const byScore = new Map<number, number[]>();
    for (let rank = 0; rank < size; rank += 1) {
      if (matchedWeight[rank] !== most) continue;
      const points = Math.ceil((score[rank] ?? 0) * (rank < soldOutFrom ? 1 : OF_SOLD_OUT));
      if (points === 0) continue;
      const equals = byScore.get(points);
      const place = places[rank] ?? 0;
      if (equals === undefined) byScore.set(points, [place]);
      else equals.push(place);
    }
    return [...byScore].sort(([one], [other]) => other - one).flatMap(([, equals]) => equals);
  }

  return (queryTerms: readonly QueryTerm[], measures: readonly Measure[]): Ranked => {
    score.fill(0);
    matchedWeight.fill(0);
    for (const queryTerm of queryTerms) scoreTerm(queryTerm);
    for (const measure of measures) measureAll(measure);
    const totalWeight = queryTerms.reduce(
      (sum, { weight }) => sum + weight,
      measures.length * WEIGHT.figure,
    );
    let most = 0;
    for (let rank = 0; rank < size; rank += 1) most = Math.max(most, matchedWeight[rank] ?? 0);
    if (most === 0 && totalWeight > 0) return { places: [], complete: false };
    return { places: inOrder(most), complete: most === totalWeight };
  };
}
