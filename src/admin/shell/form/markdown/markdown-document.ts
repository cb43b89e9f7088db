/** Parses Markdown with the site's parser into a document of the visual editor. */
import { getSchema } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { Env } from 'markdown-it';
import { MarkdownParser, type ParseSpec } from 'prosemirror-markdown';
import { createParser } from '#core/markdown.ts';
import { EXTENSIONS } from './extensions.ts';
import { toMarkdown } from './write-markdown.ts';

const schema = getSchema(EXTENSIONS);

const tokenizer = createParser();
// Markdown cells contain inline text; the editor needs a paragraph.
tokenizer.core.ruler.push('cell-paragraphs', (state) => {
  state.tokens = state.tokens.flatMap((token) => {
    const paragraph = (type: string, nesting: 1 | -1) => new state.Token(type, 'p', nesting);
    if (/^t[hd]_open$/.test(token.type)) return [token, paragraph('paragraph_open', 1)];
    if (/^t[hd]_close$/.test(token.type)) return [paragraph('paragraph_close', -1), token];
    return [token];
  });
});

type Token = Parameters<NonNullable<ParseSpec['getAttrs']>>[0];

const isTight = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(at + 1).find(({ type }) => type !== 'list_item_open')?.hidden ?? false;

const alignOf = (token: Token): Record<string, string | null> => ({
  align: /text-align:(\w+)/.exec(String(token.attrGet('style')))?.[1] ?? null,
});

const SPECS: Record<string, ParseSpec> = {
  paragraph: { block: 'paragraph' },
  heading: { block: 'heading', getAttrs: ({ tag }) => ({ level: Number(tag.slice(1)) }) },
  blockquote: { block: 'blockquote' },
  bullet_list: {
    block: 'bulletList',
    getAttrs: (_, tokens, at) => ({ tight: isTight(tokens, at) }),
  },
  ordered_list: {
    block: 'orderedList',
    getAttrs: (token, tokens, at) => ({
      start: Number(token.attrGet('start') ?? 1),
      tight: isTight(tokens, at),
    }),
  },
  list_item: { block: 'listItem' },
  code_block: { block: 'codeBlock' },
  fence: { block: 'codeBlock', getAttrs: ({ info }) => ({ language: info || null }) },
  hr: { node: 'horizontalRule' },
  table: { block: 'table' },
  thead: { ignore: true },
  tbody: { ignore: true },
  tr: { block: 'tableRow' },
  th: { block: 'tableHeader', getAttrs: alignOf },
  td: { block: 'tableCell', getAttrs: alignOf },
  image: {
    node: 'image',
    getAttrs: (token) => ({
      src: token.attrGet('src'),
      alt: (token.children ?? [])
        .map(({ type, content }) => (type === 'softbreak' ? ' ' : content))
        .join(''),
      title: token.attrGet('title'),
    }),
  },
  hardbreak: { node: 'hardBreak' },
  em: { mark: 'italic' },
  strong: { mark: 'bold' },
  s: { mark: 'strike' },
  code_inline: { mark: 'code' },
  link: {
    mark: 'link',
    getAttrs: (token) => ({ href: token.attrGet('href'), title: token.attrGet('title') }),
  },
};

const parser = new MarkdownParser(schema, tokenizer, SPECS);

/** The document of a Markdown text. */
export const parseMarkdown = (text: string): Node => parser.parse(text);

const comparing = createParser();
comparing.set({ typographer: true });
// A soft line break renders as a space on the site.
comparing.renderer.rules['softbreak'] = () => ' ';

/** Whether the visual editor can show all of a text, so that its output renders the same page. */
export function isLossless(text: string): boolean {
  const environment: Env = {};
  const before = comparing.render(text, environment);
  // Reference-style link definitions would be lost.
  if (environment.references !== undefined) return false;
  return before === comparing.render(toMarkdown(parseMarkdown(text)));
}
