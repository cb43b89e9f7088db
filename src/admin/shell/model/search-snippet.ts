/** Search snippet of a page: truncated texts and their lengths. */
import type { PageMeta } from '#core/page-meta.ts';
import { summary } from '#core/summary.ts';

/** Approximate lengths that search engines show, characters; they measure width. */
export const SNIPPET_LENGTHS = { title: 60, description: 160 } as const;

export interface SnippetText {
  /** As displayed: truncated after a whole word if too long. */
  shown: string;
  /** Full length, characters. */
  length: number;
  isCut: boolean;
}

export interface SearchSnippet {
  title: SnippetText;
  description: SnippetText;
  /** URL as in search results: `glambugmart.com › category › rings`. */
  place: string;
}

function cut(text: string, most: number): SnippetText {
  const shown = summary(text, most);
  return { shown, length: text.length, isCut: shown !== text.replace(/\s+/g, ' ').trim() };
}

/** @param origin origin of the site */
export const searchSnippet = (
  { title, description, canonicalPath }: PageMeta,
  origin: string,
): SearchSnippet => ({
  title: cut(title, SNIPPET_LENGTHS.title),
  description: cut(description, SNIPPET_LENGTHS.description),
  place: [new URL(origin).host, ...canonicalPath.split('/').filter(Boolean)].join(' › '),
});

/** A length as text: `52 of about 60 characters.` */
export const lengthText = ({ length, isCut }: SnippetText, most: number): string =>
  `${length} of about ${most} characters${isCut ? '; the rest is cut off' : ''}.`;
