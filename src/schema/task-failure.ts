/** Work of a function that failed for good (`failures/{id}`), until staff try it again or dismiss it. */
import * as z from 'zod';
import { instant, line, text } from './fields.ts';
import { defineKind } from './kind.ts';

const taskName = z.enum([
  'start-publish',
  'move-invoices',
  'index-account',
  'index-customer',
  'index-order',
  'limit-requests',
  'order-mail',
  'parcel-mail',
  'invoice-mail',
  'quote-reminder',
  'approval-mail',
]);
export type TaskName = z.output<typeof taskName>;

export const LONGEST_TASK_ERROR = 1_000;

/** Only functions write it. */
const taskFailure = z.object({
  task: taskName.meta({ example: 'order-mail' }),
  /** What the task needs to run again, as JSON. */
  input: text(2_000).meta({ example: '{"orderId":"an-id"}' }),
  /** What went wrong and, if it is known, what to do. */
  error: text(LONGEST_TASK_ERROR),
  failedAt: instant,
  /** How often staff have tried it again. */
  retries: z.int().min(0).meta({ example: 0 }),
  /** The uid of who did last. */
  retriedBy: line(128).optional(),
});
export type TaskFailure = z.output<typeof taskFailure>;

export const taskFailureKind = defineKind({
  name: 'task failure',
  collection: 'failures',
  schema: taskFailure,
});
