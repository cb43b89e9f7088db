/** The names of categories and subcategories, so that browsers do not load the whole catalogue for them. */
import { catalogue } from '#site/snapshot/catalogue.ts';

export function GET(): Response {
  const shown = catalogue()
    .categories()
    .filter(({ count }) => count > 0);
  const subcategories: Record<string, string[]> = Object.fromEntries(
    shown.map(({ name, children }) => [
      name,
      children.filter(({ count }) => count > 0).map((child) => child.name),
    ]),
  );
  return Response.json({ categories: shown.map(({ name }) => name), subcategories });
}
