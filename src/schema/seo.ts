/** Metadata for search engines and link previews: site-wide (`seo/global`), per route, or of one document. */
import * as z from 'zod';
import { edited } from './edited.ts';
import { line } from './fields.ts';
import { defineKind } from './kind.ts';

/** Overrides in a product, category, post or page; missing values are derived from its content. */
export const seoOverride = z.object({
  title: line(120).optional(),
  description: line(320).optional(),
  keywords: line(500).optional(),
});

export type SeoOverride = z.output<typeof seoOverride>;

const seo = z.object({
  title: line(120).meta({ example: 'GlamBug Mart' }),
  description: line(320).meta({ example: 'Wholesale 925 sterling silver jewellery.' }),
  /** Comma-separated. */
  keywords: line(500).meta({ example: '925 silver, wholesale' }),
  ...edited,
});

export type Seo = z.output<typeof seo>;

/** `seo/global` or `seo/{route}`, where the id of a route is its path with `~` for `/`: `~products`. */
export const seoKind = defineKind({ name: 'seo', collection: 'seo', schema: seo });
