/** What was saved last in the collections of the shop (`settings/changes`): one read tells what to read again. */
import * as z from 'zod';
import { instant, line } from './fields.ts';
import { defineKind } from './kind.ts';

const at = instant.optional();

/** Where a write's names are kept; writes between two reads of the mark seldom meet in one of so many slots. */
export const SLOTS = [
  ...['0', '1', '2', '3', '4', '5', '6', '7'],
  ...['8', '9', '10', '11', '12', '13', '14', '15'],
] as const;

/** A write that says which documents it wrote, by path. */
export const namedWrite = z.object({
  id: line(36),
  paths: z
    .array(
      z
        .string()
        .max(200)
        .regex(/^[^\s\p{Cc}]+$/u, 'expected a path')
        .meta({ example: 'prod/rg101' }),
    )
    .min(1)
    .max(20)
    .meta({ example: ['prod/rg101'] }),
});

/**
 * Every writer of these collections sets, in the same batch, the field of each one it writes to the server's
 * time and adds 1 to `writes`; a write of few documents also names them in one of the slots of `latest`.
 */
export const changes = z.object({
  prod: at,
  categories: at,
  blogs: at,
  pages: at,
  settings: at,
  seo: at,
  /** When a backup was written back: documents may be older since then, or gone, so that all are read anew. */
  restored: at,
  /** How many writes there have been. */
  writes: z.int().min(0).optional(),
  /** Some of the latest writes, each in a slot chosen at random; a later one may take its place. */
  latest: z
    .partialRecord(z.enum(SLOTS), namedWrite)
    .meta({ example: { 7: { id: 'b7e3', paths: ['prod/rg101'] } } })
    .optional(),
});

export type Changes = z.output<typeof changes>;
export const changesKind = defineKind({
  name: 'changes',
  collection: 'settings',
  schema: changes,
});
