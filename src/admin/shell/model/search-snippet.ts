/** How a page looks among the results of a search engine: what is cut off, and how long its words are. */
import type { PageMeta } from '#core/page-meta.ts';
import { summary } from '#core/summary.ts';

/** About what search engines show, characters; they count widths, and each its own. */
export const SNIPPET_LENGTHS = { title: 60, description: 160 } as const;

export interface SnippetText {
  /** As it is shown: cut after a whole word where it is too long. */
  shown: string;
  /** Characters, before it is cut. */
  length: number;
  isCut: boolean;
}

export interface SearchSnippet {
  title: SnippetText;
  description: SnippetText;
  /** The address as results write it: `glambugmart.com › category › rings`. */
  place: string;
}

function cut(text: string, most: number): SnippetText {
  const shown = summary(text, most);
  return { shown, length: text.length, isCut: shown !== text.replace(/\s+/g, ' ').trim() };
}

/** @param origin of the site */
export const searchSnippet = (
  { title, description, canonicalPath }: PageMeta,
  origin: string,
): SearchSnippet => ({
  title: cut(title, SNIPPET_LENGTHS.title),
  description: cut(description, SNIPPET_LENGTHS.description),
  place: [new URL(origin).host, ...canonicalPath.split('/').filter(Boolean)].join(' › '),
});

/** A length in words: `52 of about 60 characters.` */
export const lengthWords = ({ length, isCut }: SnippetText, most: number): string =>
  `${length} of about ${most} characters${isCut ? '; the rest is cut off' : ''}.`;
