/** Whether a post has an address already: two live ones would keep the shop from being published. */
import { askDocuments } from '#client/asked.ts';
import type { Result } from '#domain/result.ts';
import { blogKind } from '#schema/blog.ts';
import { decodeDocument } from '#schema/kind.ts';
import { QUERIES } from '#schema/queries.ts';
import { databaseOutcome } from './database-outcome.ts';

/** @returns its title, or undefined where no other has it. @param id of the post that asks; undefined for a new one */
export const findPostAt = (
  slug: string,
  id: string | undefined,
): Promise<Result<string | undefined>> =>
  databaseOutcome(async () => {
    const found = await askDocuments(QUERIES.postsAt, [slug]);
    const titles = found.flatMap(({ path, fields }) => {
      const decoded = decodeDocument(blogKind, path, fields);
      const isOther = path !== `${blogKind.collection}/${id ?? ''}`;
      return isOther && decoded.ok && decoded.value.deletedAt === null ? [decoded.value.title] : [];
    });
    return titles[0];
  });
