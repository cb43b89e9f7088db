/** When something in each collection of the shop was last saved (`settings/changes`): one read tells what to read again. */
import * as z from 'zod';
import { instant } from './fields.ts';
import { defineKind } from './kind.ts';

const at = instant.optional();

/** Every writer of these collections sets the field of the one it writes, to the server's time, in the same batch. */
export const changes = z.object({
  prod: at,
  categories: at,
  blogs: at,
  pages: at,
  settings: at,
  seo: at,
});

export type Changes = z.output<typeof changes>;
export const changesKind = defineKind({
  name: 'changes',
  collection: 'settings',
  schema: changes,
});
