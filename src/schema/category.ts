/** A category, or a subcategory when it has a parent (`categories/{id}`). */
import * as z from 'zod';
import { edited } from './edited.ts';
import { documentId, line, MOST_OLD, pageId, pageSlug, text } from './fields.ts';
import { image } from './image.ts';
import { defineKind } from './kind.ts';
import { seoOverride } from './seo.ts';

export const category = z.object({
  name: line(60).meta({ example: 'Rings' }),
  slug: pageSlug,
  /** Previous slugs, which redirect to the current address. */
  oldSlugs: z.array(pageSlug).max(MOST_OLD).meta({ example: [] }),
  /**
   * IDs whose subcategory addresses redirect here: of categories merged into this one, and its own if it
   * was a subcategory before.
   */
  oldIds: z.array(documentId).max(50).meta({ example: [] }).optional(),
  /** Id of the top category, or null for a top category. */
  parent: documentId.nullable().meta({ example: null }),
  /** Place among its siblings, ascending. */
  order: z.int().min(0).max(10_000).meta({ example: 0 }),
  image: image.optional(),
  /** Plain text under the heading. */
  description: text(1_000),
  seo: seoOverride.optional(),
  ...edited,
});

export type Category = z.output<typeof category>;
export const categoryKind = defineKind({
  name: 'category',
  collection: 'categories',
  schema: category,
  id: pageId,
});
