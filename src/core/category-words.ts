/** Title and description of a category page when the seller has written none. */
import { formatDesigns } from './format.ts';

/** @param parentName of the category that it is a subcategory of */
export const categoryTitle = (name: string, parentName?: string): string =>
  `Wholesale ${parentName === undefined ? name : `${name}, ${parentName}`}`;

/** The sentence under the heading: the seller's, or how many designs there are. */
export const categoryLead = ({
  description,
  count,
}: {
  description: string;
  count: number;
}): string => description || `${formatDesigns(count)} at wholesale prices.`;
