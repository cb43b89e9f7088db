/** Queries about the blog: live posts, newest first. */
import { BLOG_PAGE_SIZE, type BlogCard, type BlogListing } from '#core/catalogue.ts';
import { blogKind, type Blog } from '#schema/blog.ts';
import type { Reader } from './reader.ts';

const isLive = (post: Blog, now: number): boolean =>
  post.status === 'published' ||
  (post.status === 'scheduled' && (post.publishAt ?? Infinity) <= now);

const publishedAt = (post: Blog): number => post.publishAt ?? post.createdAt;

const cardOf = (post: Blog): BlogCard => ({
  slug: post.slug,
  title: post.title,
  excerpt: post.excerpt,
  cover: post.cover ?? null,
  author: post.author,
  tags: post.tags,
  publishedAt: publishedAt(post),
});

/** Queries over live posts. */
export function blogQueries(reader: Reader) {
  let read: readonly Blog[] | undefined;
  // Track the dependency on every call, also when the posts are already cached.
  const live = (): readonly Blog[] => {
    reader.trackAll(blogKind);
    read ??= [...reader.all(blogKind).values()]
      .filter((post) => isLive(post, reader.now))
      .toSorted((a, b) => publishedAt(b) - publishedAt(a) || (a.slug < b.slug ? -1 : 1));
    return read;
  };

  return {
    /** Every live post, newest first. */
    posts: live,
    /** One live post by its current slug. */
    post: (slug: string): Blog | undefined => live().find((post) => post.slug === slug),
    /** Page `page` of the posts, from 1. */
    postListing: (page: number): BlogListing => ({
      cards: live()
        .slice((page - 1) * BLOG_PAGE_SIZE, page * BLOG_PAGE_SIZE)
        .map(cardOf),
      page,
      pages: Math.max(1, Math.ceil(live().length / BLOG_PAGE_SIZE)),
      total: live().length,
    }),
    /** The newest posts as cards. */
    newestPosts: (most: number): BlogCard[] => live().slice(0, most).map(cardOf),
  };
}
