/** Reads the documents that use pictures, and what was saved lately. */
import type { MediaUses } from '#admin/features/media/model/media-item.ts';
import { addUses, PICTURED, type PictureUse } from '#admin/features/media/model/picture-use.ts';
import { pagesOf } from '#admin/shell/model/pages.ts';
import { picturesIn, UNUSED_AFTER_MS } from '#core/pictures/stored-picture.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import type { ListCursor } from '#firebase/browser/read-page.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { readPageOf } from '#firebase/browser/stored-fields.ts';
import { QUERIES } from '#schema/queries.ts';

/** Pictures named by saves since a time, ms. */
async function recentlySaved(since: number, { runQuery } = staffDatabase): Promise<Set<string>> {
  const recent = new Set<string>();
  const { limit } = QUERIES.recentAudit;
  let before = Date.now() + UNUSED_AFTER_MS;
  for (;;) {
    const entries = await readOrThrow(() =>
      runQuery(QUERIES.recentAudit, [new Date(since), new Date(before)]),
    );
    for (const { fields } of entries)
      for (const picture of picturesIn(JSON.stringify(fields))) recent.add(picture);
    const at: unknown = Reflect.get(Object(entries.at(-1)?.fields), 'at');
    const last = isMoment(at) ? at.toMillis() + 1 : 0;
    // Entries of one batch have the same time, and a page has more than a batch.
    if (entries.length < limit || last >= before) return recent;
    before = last;
  }
}

const isMoment = (value: unknown): value is { toMillis(): number } =>
  typeof value === 'object' && value !== null && 'toMillis' in value;

/**
 * @param seesHistory whether to read what was saved lately, which only owners may
 * @throws ReadError
 */
export async function readUses(seesHistory: boolean): Promise<MediaUses> {
  const uses = new Map<string, { uses: PictureUse[]; alts: string[] }>();
  for (const pictured of PICTURED) {
    const { collection } = pictured.kind;
    const page = (after?: ListCursor) => readOrThrow(() => readPageOf(collection, after));
    for await (const { documents } of pagesOf(page)) {
      const own = documents.filter(({ id }) => pictured.only === undefined || id === pictured.only);
      for (const document of own) addUses(uses, document, pictured);
    }
  }
  return {
    uses,
    recent: seesHistory ? await recentlySaved(Date.now() - UNUSED_AFTER_MS) : undefined,
  };
}
