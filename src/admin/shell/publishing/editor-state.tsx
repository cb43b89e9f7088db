/** Where what is edited stands on the live site, beside the title of its editor. */
import { publicationStatus } from '#schema/product.ts';
import * as z from 'zod';
import { LiveState } from './live-state.tsx';

/** What of a document says where it stands. */
const standing = z.object({
  status: publicationStatus,
  deletedAt: z.number().nullable(),
  createdAt: z.number(),
  updatedAt: z.number(),
  publishAt: z.number().optional(),
});

interface Props {
  path: string;
  /** As it was saved last; shows nothing of one that is not saved yet. */
  document: unknown;
}

export function EditorState({ path, document }: Props) {
  const stands = standing.safeParse(document).data;
  return stands && <LiveState path={path} document={stands} />;
}
