/**
 * Renders Markdown as safe HTML: raw HTML is shown as text, and only allowed addresses become links.
 */
import createMarkdown, { type MarkdownIt, type Token } from 'markdown-it';
import { slugOf } from './identifiers.ts';

/** Web, mail and telephone addresses, paths on this site, and places in the same text. */
const ALLOWED_LINK = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/|%5c)|#)/i;
const OTHER_SITE = /^https?:/i;

/** The page itself has the h1, so headings of the text start at h2. */
const TOP_HEADING = 2;
const LOWEST_HEADING = 6;

const levelOf = (token: Token): number => Number(token.tag.slice(1));

/** Shifts heading levels so that they start below the page heading and no level is skipped. */
function settleHeadings(tokens: readonly Token[]): void {
  const written = tokens.filter(({ type }) => type === 'heading_open').map(levelOf);
  const shift = TOP_HEADING - Math.min(...written);
  let above = TOP_HEADING - 1;
  for (const token of tokens) {
    if (token.type === 'heading_open') {
      above = Math.min(levelOf(token) + shift, above + 1, LOWEST_HEADING);
      token.tag = `h${above}`;
    } else if (token.type === 'heading_close') {
      token.tag = `h${above}`;
    }
  }
}

/** Whether an address is allowed as a link. */
export const isAllowedLink = (address: string): boolean => ALLOWED_LINK.test(address.trim());

/** The site's parser, with quotes and dashes as they are typed. */
export function createParser(): MarkdownIt {
  const markdown = createMarkdown({ html: false, linkify: false });
  markdown.validateLink = isAllowedLink;
  return markdown;
}

function makeRenderer(): MarkdownIt {
  const markdown = createParser();
  markdown.set({ typographer: true });
  markdown.core.ruler.push('settle-headings', ({ tokens }) => settleHeadings(tokens));

  const { rules } = markdown.renderer;
  rules['link_open'] = (tokens, index, options, _environment, renderer) => {
    const link = tokens[index];
    if (OTHER_SITE.test(String(link?.attrGet('href')))) link?.attrSet('rel', 'noopener');
    return renderer.renderToken(tokens, index, options);
  };
  // A wide table scrolls in its own container, by touch and keyboard, instead of widening the page.
  rules['table_open'] = () =>
    '<div class="table-scroll" role="group" aria-label="Table" tabindex="0"><table>\n';
  rules['table_close'] = () => '</table></div>\n';
  const showImage = rules['image'];
  rules['image'] = (tokens, index, ...rest) => {
    tokens[index]?.attrSet('loading', 'lazy');
    return showImage?.(tokens, index, ...rest) ?? '';
  };
  return markdown;
}

const renderer = makeRenderer();

/** Renders Markdown. Headings start at h2; links to other sites have `rel="noopener"`. */
export const renderMarkdown = (markdown: string): string => renderer.render(markdown);

const plainText = (tokens: readonly Token[]): string =>
  tokens
    .map(({ type, content, children }) => {
      if (type === 'inline') return `${plainText(children ?? [])} `;
      return type === 'softbreak' || type === 'hardbreak' ? ' ' : content;
    })
    .join('');

/** A section of a text that can be linked to. */
export interface TextSection {
  /** The id of its heading. */
  id: string;
  /** The heading text. */
  title: string;
}

/** Adds an ID to each h2; the prefix avoids collisions with IDs of the page. */
function markSections(tokens: readonly Token[]): TextSection[] {
  const sections: TextSection[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'heading_open' || token.tag !== 'h2') continue;
    const title = plainText(tokens.slice(index + 1, index + 2)).trim();
    const preferred = `on-${slugOf(title)}`;
    const taken = sections.some(({ id }) => id === preferred);
    const id =
      taken || preferred === 'on-' ? `on-${sections.length + 1}-${slugOf(title)}` : preferred;
    token.attrSet('id', id);
    sections.push({ id, title });
  }
  return sections;
}

/** The HTML of a long text with its sections, which can be linked to. */
export function renderArticle(markdown: string): { html: string; sections: TextSection[] } {
  const tokens = renderer.parse(markdown, {});
  const sections = markSections(tokens);
  return { html: renderer.renderer.render(tokens, renderer.options, {}), sections };
}
