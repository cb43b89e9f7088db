/** The feed of Glam Buzz: every post, newest first. */
import getRssResponse from '@astrojs/rss';
import { blogPath } from '#core/paths.ts';
import { SITE_NAME } from '#core/titles.ts';
import { metaOfRoute } from '#storefront/sections/content/meta-of.ts';
import { SITE_ORIGIN } from '#storefront/sections/content/site-origin.ts';
import { catalogue } from '#site/snapshot/catalogue.ts';

export const GET = (): Promise<Response> =>
  getRssResponse({
    title: `Glam Buzz by ${SITE_NAME}`,
    description: metaOfRoute('/blogs').description,
    site: SITE_ORIGIN,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>en-IN</language><atom:link href="${SITE_ORIGIN}/rss.xml" rel="self" type="application/rss+xml"/>`,
    items: catalogue()
      .posts()
      .map((post) => ({
        title: post.title,
        description: post.excerpt,
        link: blogPath(post.slug),
        pubDate: new Date(post.publishAt ?? post.createdAt),
        categories: post.tags,
      })),
  });
