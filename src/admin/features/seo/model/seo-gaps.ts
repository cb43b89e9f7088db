/** Finds SEO issues of pages. */
import { categoryTitle } from '#core/category-text.ts';
import type { Blog } from '#schema/blog.ts';
import type { Category } from '#schema/category.ts';
import type { Page } from '#schema/page.ts';
import type { ProductDocument } from '#schema/product.ts';
import { SNIPPET_LENGTHS } from '#admin/shell/model/search-snippet.ts';
import { siteTitle } from '#core/titles.ts';

export type Gap = 'unwritten' | 'description' | 'picture' | 'longTitle' | 'longDescription';

export const GAP_LABELS: Readonly<Record<Gap, string>> = {
  unwritten: 'Not written yet',
  description: 'No description',
  picture: 'No image',
  longTitle: 'Title too long',
  longDescription: 'Description too long',
};

interface PageText {
  /** Title of the page, without the site name. */
  title: string;
  /** Typed in the SEO fields. */
  seoDescription: string | undefined;
  /** Beginning of the page's own text. */
  text: string;
  hasPicture: boolean;
}

function gapsOf({ title, seoDescription, text, hasPicture }: PageText): Gap[] {
  const gaps: (Gap | false)[] = [
    // Descriptions taken from the page's text are cut by the site.
    seoDescription === undefined && text.trim() === '' && 'description',
    !hasPicture && 'picture',
    siteTitle(title).length > SNIPPET_LENGTHS.title && 'longTitle',
    (seoDescription ?? '').length > SNIPPET_LENGTHS.description && 'longDescription',
  ];
  return gaps.filter((gap) => gap !== false);
}

export const productGaps = ({ title, sku, description, images, seo }: ProductDocument): Gap[] =>
  gapsOf({
    title: seo?.title ?? `${title} (${sku})`,
    seoDescription: seo?.description,
    text: description,
    hasPicture: images.length > 0,
  });

export const categoryGaps = ({ name, description, image, seo }: Category): Gap[] =>
  gapsOf({
    title: seo?.title ?? categoryTitle(name),
    seoDescription: seo?.description,
    text: description,
    hasPicture: image !== undefined,
  });

export const postGaps = ({ title, excerpt, cover, seo }: Blog): Gap[] =>
  gapsOf({
    title: seo?.title ?? title,
    seoDescription: seo?.description,
    text: excerpt,
    hasPicture: cover !== undefined,
  });

/**
 * A content page has no picture.
 * @param page undefined while the page shows a placeholder
 */
export const pageGaps = (page: Page | undefined): Gap[] =>
  page === undefined
    ? ['unwritten']
    : gapsOf({
        title: page.seo?.title ?? page.title,
        seoDescription: page.seo?.description,
        text: page.summary,
        hasPicture: true,
      });
