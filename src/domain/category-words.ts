/** What the page of a category says of itself where the seller says nothing. */
import { formatPieces } from './format.ts';

/** @param parentName of the category that it is a subcategory of */
export const categoryTitle = (name: string, parentName?: string): string =>
  `Wholesale ${parentName === undefined ? name : `${name}, ${parentName}`}`;

/** The sentence under the heading: the seller's, or how many pieces there are. */
export const categoryLead = ({
  description,
  count,
}: {
  description: string;
  count: number;
}): string => description || `${formatPieces(count)}, at wholesale.`;
