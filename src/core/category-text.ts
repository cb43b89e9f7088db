/** Title and description of a category page when the seller has written none. */
import { formatDesigns } from './format.ts';

/** @param parentName the parent, for a subcategory */
export const categoryTitle = (name: string, parentName?: string): string =>
  `Wholesale ${parentName === undefined ? name : `${name}, ${parentName}`}`;

/** The text under the heading: the description, or the number of designs. */
export const categoryLead = ({
  description,
  count,
}: {
  description: string;
  count: number;
}): string => description || `${formatDesigns(count)} at wholesale prices.`;
