/** A policy or information page (`pages/{slug}`), such as `shipping` or `faqs`. */
import * as z from 'zod';
import { edited } from './edited.ts';
import { line, text } from './fields.ts';
import { defineKind } from './kind.ts';
import { seoOverride } from './seo.ts';

const pageQuestion = z.object({
  question: line(200),
  /** Markdown. */
  answer: text(1_000),
});

export const page = z.object({
  title: line(120).meta({ example: 'Shipping policy' }),
  /** One sentence under the heading and for search engines. */
  summary: line(320),
  /** Markdown; raw HTML in it is shown as text. */
  body: text(60_000),
  /** Questions and answers, for pages that have them. */
  questions: z.array(pageQuestion).max(100).optional(),
  seo: seoOverride.optional(),
  ...edited,
});

export type Page = z.output<typeof page>;
export type PageQuestion = z.output<typeof pageQuestion>;
export const pageKind = defineKind({ name: 'page', collection: 'pages', schema: page });
