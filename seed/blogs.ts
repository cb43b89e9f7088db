/** The posts of the demo shop's blog, from `blogs/*.md`. */
import * as z from 'zod';
import { blogKind } from '#schema/blog.ts';
import { publicationStatus } from '#schema/product-status.ts';
import { daysBefore, indianDay } from './clock.ts';
import { commaList, readContent } from './content-file.ts';
import { demoDocument, type DemoDocument } from './demo-document.ts';
import { editedByStaff } from './staff-edit.ts';
import { pictureNamed } from './pictures.ts';

const blogHead = z.object({
  title: z.string(),
  excerpt: z.string(),
  /** Name of a picture in the manifest. */
  cover: z.string(),
  tags: commaList,
  relatedSkus: commaList,
  oldSlugs: commaList,
  status: publicationStatus.default('published'),
  /** The date it was or will be published, at ten in the morning. */
  published: z.iso.date(),
});

const BYLINE = 'GlamBug Mart';

/** Every `blogs` document; the file's name is both its id and its slug. */
export function* blogDocuments(): Generator<DemoDocument> {
  for (const { name, head, body } of readContent('blogs', blogHead)) {
    const { title, excerpt, cover, tags, relatedSkus, oldSlugs, status, published } = head;
    const publishAt = indianDay(published, 10);
    yield demoDocument(blogKind, `blogs/${name}`, {
      title,
      slug: name,
      oldSlugs,
      excerpt,
      body,
      cover: pictureNamed(cover),
      author: BYLINE,
      tags,
      relatedSkus,
      status,
      publishAt,
      ...editedByStaff(Math.min(publishAt, daysBefore(3)), { rev: 2 }),
    });
  }
}
