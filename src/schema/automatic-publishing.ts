/** Automatic publishing (`publishing/automatic`): when the publisher runs next, and whether staff have paused it. */
import * as z from 'zod';
import { documentId, instant } from './fields.ts';
import { defineKind } from './kind.ts';

const automaticPublishing = z.object({
  /** When and by whom it was paused; null or missing if it is not paused. Staff write these two fields. */
  pausedAt: instant.nullish(),
  pausedBy: documentId.nullish(),
  /** When the publisher last reported. The publisher writes this field and the next. */
  seenAt: instant.optional(),
  /** The time from `seenAt` to the next automatic publish, ms; null if the publisher has stopped. */
  nextInMs: z.int().min(0).nullish(),
  /**
   * A publisher that watches for requests, which it publishes within seconds: when it last reported, and how long until
   * its next report, ms. Null after it has stopped; a run that a schedule starts writes none.
   */
  watch: z.object({ at: instant, forMs: z.int().min(0) }).nullish(),
});

export type AutomaticPublishing = z.output<typeof automaticPublishing>;

/** The id of the only document of this kind. */
export const AUTOMATIC_ID = 'automatic';

export const automaticPublishingKind = defineKind({
  name: 'automatic publishing',
  collection: 'publishing',
  schema: automaticPublishing,
});
