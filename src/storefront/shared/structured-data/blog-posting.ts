/** A post as structured data. */
import { isoMoment } from '#core/format-time.ts';
import { blogPath } from '#core/paths.ts';
import type { Blog } from '#schema/blog.ts';
import type { BlogPosting } from 'schema-dts';
import { organizationReference } from './organization.ts';

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
