/** The audit log (`audit/{id}`): append-only, written with the change itself. */
import * as z from 'zod';
import { documentId, instant, line } from './fields.ts';
import { defineKind } from './kind.ts';
import { inRules } from './rule.ts';

const MOST_FIELDS = 100;
const fieldsChanged = z
  .record(z.string(), z.unknown())
  .refine(
    inRules(
      `$.size() <= ${MOST_FIELDS}`,
      (fields: object) => Object.keys(fields).length <= MOST_FIELDS,
    ),
    `expected at most ${MOST_FIELDS} fields`,
  )
  .meta({ example: {} });

const audit = z.object({
  /** Path of the changed document. */
  path: line(300).meta({ example: 'prod/an-id' }),
  action: z.enum(['create', 'update', 'delete', 'restore']).meta({ example: 'update' }),
  by: documentId,
  at: instant,
  /** Only the fields that changed, before and after. */
  before: fieldsChanged,
  after: fieldsChanged,
});

export type Audit = z.output<typeof audit>;
export const auditKind = defineKind({ name: 'audit', collection: 'audit', schema: audit });
