/** Fingerprints the schemas that documents are decoded by, so that a change of them is followed by a full resync. */
import { createHash } from 'node:crypto';
import * as z from 'zod';
import { SHOP_KINDS } from '#schema/shop-kinds.ts';

/** Raise it when a schema changes in what a JSON Schema cannot say: a refinement, or what a card keeps. */
const FORM = 1;

/** Differs whenever a document might be decoded differently. */
export function snapshotForm(): string {
  const schemas = SHOP_KINDS.map(({ schema }) =>
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
  );
  return `${FORM}-${createHash('sha256').update(JSON.stringify(schemas)).digest('hex').slice(0, 16)}`;
}
