/** Fields of documents that are saved repeatedly: times, revision and author. */
import * as z from 'zod';
import { documentId, instant } from './fields.ts';

/**
 * The fields that orders have, too, although customers save them. `ruleConditions: []` omits fields from the validators
 * that the rules check against the request.
 */
export const revised = {
  /**
   * Number of saves. A writer must send the old value plus one, so that two editors never overwrite each other.
   */
  rev: z
    .int()
    .min(1)
    .meta({ example: 1, ruleConditions: ['$ is int'] }),
  createdAt: instant.meta({ ruleConditions: [] }),
  updatedAt: instant.meta({ ruleConditions: [] }),
};

/** Fields of every document that staff edit. */
export const edited = {
  ...revised,
  /** uid of the staff member who saved last. */
  updatedBy: documentId.meta({ ruleConditions: [] }),
  /** When it was deleted; the document stays as a tombstone so that delta reads see the deletion. */
  deletedAt: instant.nullable().meta({ example: null, ruleConditions: [] }),
};

/** The fields of `edited`, decoded. */
export type Edited = z.output<z.ZodObject<typeof edited>>;
