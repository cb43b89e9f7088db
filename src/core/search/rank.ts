/** Puts the products that say what was asked into order. */
import type { SearchEntry } from './entry.ts';
import type { Measure } from './measures.ts';
import type { Postings } from './postings.ts';
import type { Meanings } from './vocabulary.ts';

/** Where not everything can be had, fancy words are given up first, then figures, then words, and last the kind of piece. */
export const WEIGHT = { fancy: 0, figure: 1, word: 16, kind: 256 } as const;
export type Weight = (typeof WEIGHT)[keyof typeof WEIGHT];

/** One thing asked for: the terms that would answer it. */
export interface Wish {
  meanings: Meanings;
  /** How unwilling a buyer is to give it up. */
  weight: Weight;
}

export interface Ranked {
  /** Places in the list, best first. */
  places: number[];
  /** False when no product answers every wish; then those are given that answer most. */
  complete: boolean;
}

/** What a fitting weight or price is worth. */
const MEASURE_WORTH = 60;
/** Of a piece that is sold out, this part of its score counts. */
const OF_SOLD_OUT = 0.7;

const fits = ({ of, least, most }: Measure, entry: SearchEntry): boolean => {
  const value = of === 'grams' ? entry.netWeightMg / 1000 : (entry.pricePaise ?? Number.NaN) / 100;
  return value >= least && value <= most;
};

/** Ranks products by how many wishes they answer, then by how well, then by their rank. */
export function createRanking(entries: readonly SearchEntry[], { terms, places }: Postings) {
  const size = places.length;
  // Kept from question to question: their making would cost more than the search.
  const score = new Uint16Array(size);
  const answered = new Uint16Array(size);
  const best = new Uint8Array(size);

  const firstSoldOut = places.findIndex((place) => entries[place]?.stockStatus === 'outOfStock');
  const soldOutFrom = firstSoldOut < 0 ? size : firstSoldOut;

  function answer({ meanings, weight }: Wish): void {
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
      answered[rank] = (answered[rank] ?? 0) + weight;
    }
  }

  function measureAll(measure: Measure): void {
    for (let rank = 0; rank < size; rank += 1) {
      const entry = entries[places[rank] ?? 0];
      if (entry === undefined || !fits(measure, entry)) continue;
      score[rank] = (score[rank] ?? 0) + MEASURE_WORTH;
      answered[rank] = (answered[rank] ?? 0) + WEIGHT.figure;
    }
  }

  /** All products that answer as many wishes as any does; equals stay in the order of their ranks. */
  function inOrder(most: number): number[] {
    const byScore = new Map<number, number[]>();
    for (let rank = 0; rank < size; rank += 1) {
      if (answered[rank] !== most) continue;
      const points = Math.ceil((score[rank] ?? 0) * (rank < soldOutFrom ? 1 : OF_SOLD_OUT));
      if (points === 0) continue;
      const equals = byScore.get(points);
      const place = places[rank] ?? 0;
      if (equals === undefined) byScore.set(points, [place]);
      else equals.push(place);
    }
    return [...byScore].sort(([one], [other]) => other - one).flatMap(([, equals]) => equals);
  }

  return (wishes: readonly Wish[], measures: readonly Measure[]): Ranked => {
    score.fill(0);
    answered.fill(0);
    for (const wish of wishes) answer(wish);
    for (const measure of measures) measureAll(measure);
    const asked = wishes.reduce((sum, { weight }) => sum + weight, measures.length * WEIGHT.figure);
    let most = 0;
    for (let rank = 0; rank < size; rank += 1) most = Math.max(most, answered[rank] ?? 0);
    if (most === 0 && asked > 0) return { places: [], complete: false };
    return { places: inOrder(most), complete: most === asked };
  };
}
