/** How columns are matched: by the shop's own headers, a mapping file, or by hand. */
import * as z from 'zod';
import { handMapping, mappingByHand } from './hand-mapping.ts';
import { importMapping, type ImportMapping } from '#core/import/mapping.ts';
import { shopMapping } from '#core/import/shop-list.ts';
import { failed, succeeded, type Result } from '#core/result.ts';

/** As stored with a running import. */
export const matching = z.discriminatedUnion('by', [
  z.object({ by: z.literal('shop') }),
  z.object({
    by: z.literal('file'),
    name: z.string(),
    /** Content of the mapping file. */
    source: z.unknown(),
  }),
  z.object({ by: z.literal('hand'), hand: handMapping }),
]);

export type Matching = z.output<typeof matching>;

const OTHER_LIST = 'This file was not exported from this shop. Match its columns yourself.';

/** The mapping for a list with this header, or what is wrong with it. */
export function mappingOf(chosen: Matching, header: readonly string[]): Result<ImportMapping> {
  if (chosen.by === 'hand') return mappingByHand(chosen.hand);
  if (chosen.by === 'shop') {
    const mapping = shopMapping(header);
    return mapping ? succeeded(mapping) : failed(OTHER_LIST);
  }
  const parsed = importMapping.safeParse(chosen.source);
  if (parsed.success) return succeeded(parsed.data);
  const [first] = parsed.error.issues;
  const place = first?.path.map(String).join('.') ?? '';
  return failed(
    `${chosen.name} isn’t a valid mapping file: ${place === '' ? '' : `${place}: `}${first?.message ?? ''}.`,
  );
}
