/** Markdown as safe HTML: raw HTML is shown as text, and links lead only where links may lead. */
import createMarkdown, { type MarkdownIt, type Token } from 'markdown-it';
import { slugOf } from './identifiers.ts';

/** Web, mail and telephone addresses, paths on this site, and places in the same text. */
const ALLOWED_LINK = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/|%5c)|#)/i;
const OTHER_SITE = /^https?:/i;

/** The page's own heading is h1, so those of the text begin here. */
const TOP_HEADING = 2;
const LOWEST_HEADING = 6;

const levelOf = (token: Token): number => Number(token.tag.slice(1));

/** Moves headings so that the first kind stands under the page's own and none skips a level on the way down. */
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

/** Whether a link in a text may lead to an address. */
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
  // A wide table scrolls by itself, by touch and by keyboard, instead of widening the page.
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

/** The HTML of a Markdown text. Headings begin at h2; links to other sites carry `rel="noopener"`. */
export const renderMarkdown = (markdown: string): string => renderer.render(markdown);

const wordsOf = (tokens: readonly Token[]): string =>
  tokens
    .map(({ type, content, children }) => {
      if (type === 'inline') return `${wordsOf(children ?? [])} `;
      return type === 'softbreak' || type === 'hardbreak' ? ' ' : content;
    })
    .join('');

/** The words of a Markdown text on one line, without its markup. */
export const markdownWords = (markdown: string): string =>
  wordsOf(renderer.parse(markdown, {})).replace(/\s+/g, ' ').trim();

/** A section of a text, to be linked to. */
export interface Section {
  /** The id of its heading. */
  id: string;
  /** The words of its heading. */
  title: string;
}

/** Gives each h2 an id; the prefix keeps ids of texts apart from those of the page around them. */
function markSections(tokens: readonly Token[]): Section[] {
  const sections: Section[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'heading_open' || token.tag !== 'h2') continue;
    const title = wordsOf(tokens.slice(index + 1, index + 2)).trim();
    const wanted = `on-${slugOf(title)}`;
    const taken = sections.some(({ id }) => id === wanted);
    const id = taken || wanted === 'on-' ? `on-${sections.length + 1}-${slugOf(title)}` : wanted;
    token.attrSet('id', id);
    sections.push({ id, title });
  }
  return sections;
}

/** The HTML of a long text together with its sections, whose headings can be linked to. */
export function renderArticle(markdown: string): { html: string; sections: Section[] } {
  const tokens = renderer.parse(markdown, {});
  const sections = markSections(tokens);
  return { html: renderer.renderer.render(tokens, renderer.options, {}), sections };
}
