/** Breadcrumbs, posts, and questions with answers, as structured data. */
import { isoMoment } from '#core/format-time.ts';
import { renderMarkdown } from '#core/markdown.ts';
import { blogPath } from '#core/paths.ts';
import type { Blog } from '#schema/blog.ts';
import type { PageQuestion } from '#schema/page.ts';
import type { Crumb } from '#storefront/shared/model/breadcrumbs.ts';
import type { BlogPosting, BreadcrumbList, FAQPage } from 'schema-dts';
import { organizationReference } from './organization.ts';

/** @param origin of the site, without a slash at its end */
export const breadcrumbData = (crumbs: readonly Crumb[], origin: string): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${origin}${path}`,
  })),
});

/** Answers are HTML, as search engines take it. */
export const faqPageData = (questions: readonly PageQuestion[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: renderMarkdown(answer).trim() },
  })),
});

/**
 * @param origin of the site, without trailing slash
 * @param businessName of the seller; any other author is a person
 */
export function blogPostingData(post: Blog, origin: string, businessName: string): BlogPosting {
  const url = `${origin}${blogPath(post.slug)}`;
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    mainEntityOfPage: url,
    headline: post.title,
    description: post.excerpt,
    datePublished: isoMoment(post.publishAt ?? post.createdAt),
    dateModified: isoMoment(post.updatedAt),
    author:
      post.author === businessName
        ? { ...organizationReference(origin), name: post.author }
        : { '@type': 'Person', name: post.author },
    publisher: organizationReference(origin),
    keywords: post.tags.join(', '),
    inLanguage: 'en-IN',
    ...(post.cover === undefined ? {} : { image: new URL(post.cover.url, origin).href }),
  };
}
