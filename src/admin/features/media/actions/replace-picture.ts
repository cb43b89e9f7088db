/** Replaces a picture in every document that uses it; a bulk edit that can be undone. */
import { withPicture, PICTURED, type PictureUse } from '#admin/features/media/model/picture-use.ts';
import { inBatches } from '#admin/shell/actions/bulk-targets.ts';
import {
  bulkWrite,
  type BulkDone,
  type BulkFailure,
  type BulkOptions,
  type BulkResult,
} from '#admin/shell/actions/bulk-write.ts';
import { isRecord } from '#core/editing/form-values.ts';
import { planSave } from '#core/editing/plan-save.ts';
import { documentErrorsMessage } from '#core/publishing/problem-message.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import type { Image } from '#schema/image.ts';
import { idIn } from '#schema/kind.ts';

export interface Replacement {
  /** The id of the picture. */
  picture: string;
  next: Image;
  uses: readonly PictureUse[];
}

const DELETED = 'This is deleted, so its image stays as it is.';

async function* planned({ picture, next, uses }: Replacement, database = staffDatabase) {
  for (const { kind } of PICTURED) {
    const ids = uses
      .filter(({ document }) => document.startsWith(`${kind.collection}/`))
      .map(({ document }) => idIn(document));
    for (const some of inBatches(ids)) {
      const documents = await readOrThrow(() => database.documentsByName(kind, some));
      const items: BulkDone[] = [];
      const failed: BulkFailure[] = [];
      for (const document of documents) {
        const id = `${kind.collection}/${document.id}`;
        if (!document.success) failed.push({ id, why: documentErrorsMessage(document.problems) });
        else if (isRecord(document.value)) {
          const base = document.value;
          if (base['deletedAt'] !== null) {
            failed.push({ id, why: DELETED });
            continue;
          }
          const changed = withPicture(base, picture, next);
          const write = isRecord(changed)
            ? planSave(kind, { id: document.id, base, next: changed })
            : undefined;
          items.push({ id, writes: write ? [write] : [] });
        }
      }
      yield { items, failed };
    }
  }
}

export const replacePicture = (
  replacement: Replacement,
  options: BulkOptions,
  database = staffDatabase,
): Promise<BulkResult> => bulkWrite(planned(replacement, database), options, database);
