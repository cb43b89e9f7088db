/** The unit in which a product is sold: one piece, a pair, or a set. */
import * as z from 'zod';

/** The pieces of the smallest and the largest set. */
const LEAST_IN_SET = 2;
const MOST_IN_SET = 999;

/** `piece`, `pair` or `set of 6`. */
export const saleUnit = z
  .string()
  .regex(
    /^(?:piece|pair|set of (?:[2-9]|[1-9]\d{1,2}))$/,
    `Enter piece, pair, or a set like “set of 6”, with ${LEAST_IN_SET} to ${MOST_IN_SET} pieces.`,
  )
  .meta({ example: 'piece', patternBounds: true });
