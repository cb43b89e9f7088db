/** Automatic publishing (`publishing/automatic`): when the publisher runs next, and whether staff have paused it. */
import * as z from 'zod';
import { documentId, instant } from './fields.ts';
import { defineKind } from './kind.ts';

export const automaticPublishing = z.object({
  /** When staff paused it, and who did; null or missing while it is not paused. Staff write these two fields. */
  pausedAt: instant.nullish(),
  pausedBy: documentId.nullish(),
  /** The publisher's last sign of life. The publisher writes this field and the next. */
  seenAt: instant.optional(),
  /** How long after `seenAt` the publisher publishes by itself, ms; null when it has stopped. */
  nextInMs: z.int().min(0).nullish(),
});

export type AutomaticPublishing = z.output<typeof automaticPublishing>;

/** The id of the only document of this kind. */
export const AUTOMATIC_ID = 'automatic';

export const automaticPublishingKind = defineKind({
  name: 'automatic publishing',
  collection: 'publishing',
  schema: automaticPublishing,
});
