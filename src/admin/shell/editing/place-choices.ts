/** Categories for a select that also offers subcategories. */
import type { CategoryLink } from '#core/catalogue.ts';

/** IDs with the name of the category, of a subcategory also that of its parent. */
export const placeChoices = (
  categories: readonly CategoryLink[],
): (readonly [id: string, name: string])[] =>
  categories.map(({ id, name, parentId }) => {
    const parent = categories.find((each) => each.id === parentId);
    return [id, parent ? `${parent.name} › ${name}` : name];
  });
