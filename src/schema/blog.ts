/** A post of the Glam Buzz blog (`blogs/{id}`). */
import * as z from 'zod';
import { edited } from './edited.ts';
import { instant, line, MOST_OLD, pageSlug, sku, slug, text } from './fields.ts';
import { image } from './image.ts';
import { defineKind } from './kind.ts';
import { hasTimeIfScheduled } from './product.ts';
import { publicationStatus } from './product-status.ts';
import { seoOverride } from './seo.ts';

const blog = z
  .object({
    title: line(140).meta({ example: 'How to read a hallmark' }),
    slug: pageSlug,
    /** Previous slugs, which redirect to the current address. */
    oldSlugs: z.array(pageSlug).max(MOST_OLD).meta({ example: [] }),
    /** One or two sentences for the list and for search engines. */
    excerpt: line(320),
    /** Markdown; raw HTML in it is shown as text. */
    body: text(60_000),
    cover: image.optional(),
    author: line(80),
    tags: z.array(slug).max(12).meta({ example: [] }),
    /** SKUs of products shown under the post. */
    relatedSkus: z.array(sku).max(12).meta({ example: [] }),
    status: publicationStatus.meta({ example: 'published' }),
    /** The time of publication; also the date shown. */
    publishAt: instant.optional(),
    seo: seoOverride.optional(),
    ...edited,
  })
  .refine(hasTimeIfScheduled, {
    path: ['publishAt'],
    error: 'A date and time is required to schedule.',
  });

export type Blog = z.output<typeof blog>;
export const blogKind = defineKind({ name: 'blog', collection: 'blogs', schema: blog });
