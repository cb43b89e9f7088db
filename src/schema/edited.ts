/** What documents carry that are saved again and again: when, in which revision, and by whom of the staff. */
import * as z from 'zod';
import { documentId, instant } from './fields.ts';

/**
 * What orders carry, too, which customers save as well. What the rules hold to the request itself, `ruleConditions: []` leaves
 * out of their validators.
 */
export const revised = {
  /** Counts the saves; a writer must send the old value plus one, so two editors never overwrite each other. */
  rev: z
    .int()
    .min(1)
    .meta({ example: 1, ruleConditions: ['$ is int'] }),
  createdAt: instant.meta({ ruleConditions: [] }),
  updatedAt: instant.meta({ ruleConditions: [] }),
};

/** What every staff-edited document carries. */
export const edited = {
  ...revised,
  /** uid of the staff member who saved last. */
  updatedBy: documentId.meta({ ruleConditions: [] }),
  /** When it was deleted; the document stays as a tombstone so that delta reads see the deletion. */
  deletedAt: instant.nullable().meta({ example: null, ruleConditions: [] }),
};

/** The fields of `edited`, decoded. */
export interface Edited {
  rev: number;
  createdAt: number;
  updatedAt: number;
  updatedBy: string;
  deletedAt: number | null;
}
