/** Who changed what (`audit/{id}`): append only, written with the change itself. */
import * as z from 'zod';
import { documentId, instant, line } from './fields.ts';
import { defineKind } from './kind.ts';

export const audit = z.object({
  /** Path of the changed document. */
  path: line(300).meta({ example: 'prod/an-id' }),
  action: z.enum(['create', 'update', 'delete', 'restore']).meta({ example: 'update' }),
  by: documentId,
  at: instant,
  /** Only the fields that changed, before and after. */
  before: z.record(z.string(), z.unknown()).meta({ example: {} }),
  after: z.record(z.string(), z.unknown()).meta({ example: {} }),
});

export type Audit = z.output<typeof audit>;
export const auditKind = defineKind({ name: 'audit', collection: 'audit', schema: audit });
