/** The silver rate as it is published, for prices that only signed-in buyers see. */
import { publishedFile } from '#core/listing/published-files.ts';
import { SILVER_RATE_PATH } from '#core/paths.ts';
import { fieldsOf, isCount } from '#core/unknown-json.ts';
import type { SilverRate } from '#schema/rates.ts';

/** A silver rate without its author. */
export type ShownRate = Pick<SilverRate, 'perGramPaise' | 'at'>;

/** Undefined if none is set. @throws FileUnavailable */
export async function publishedRate(): Promise<ShownRate | undefined> {
  const { perGramPaise, at } =
    fieldsOf(await publishedFile(SILVER_RATE_PATH, { cache: 'no-cache' })) ?? {};
  const most = Number.MAX_SAFE_INTEGER;
  return isCount(perGramPaise, most) && isCount(at, most) ? { perGramPaise, at } : undefined;
}
