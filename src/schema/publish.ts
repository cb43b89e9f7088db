/** A publish request and its progress (`publishes/{id}`). */
import * as z from 'zod';
import { documentId, instant, line, text } from './fields.ts';
import { defineKind } from './kind.ts';
import { LONGEST_TASK_ERROR } from './task-failure.ts';

const quarantined = z.object({
  path: line(300),
  field: z.string().max(200),
  actual: z.string().max(200),
  expected: z.string().max(300),
});

const publishCounts = z.object({
  reads: z.int().min(0),
  changed: z.int().min(0),
  rendered: z.int().min(0),
  written: z.int().min(0),
  deleted: z.int().min(0),
});

/** Refusals that can be overridden once. */
export const publishOverride = z.enum(['fewer-products', 'malformed']);
export type PublishOverride = z.output<typeof publishOverride>;

/** Reasons for a refusal. */
export const publishRefusal = z.enum([
  ...publishOverride.options,
  'address-clash',
  'missing-setting',
  'older-than-live',
]);
export type PublishRefusal = z.output<typeof publishRefusal>;

const publishProgress = z.discriminatedUnion('state', [
  z.object({ state: z.literal('queued') }),
  z.object({ state: z.literal('syncing') }),
  z.object({ state: z.literal('rendering'), done: z.int().min(0), of: z.int().min(0) }),
  z.object({ state: z.literal('deploying') }),
  z.object({ state: z.literal('live'), at: instant, counts: publishCounts }),
  z.object({
    state: z.literal('failed'),
    at: instant,
    reason: line(1_000),
    /** Set when it was refused; some refusals can be overridden. */
    refusal: publishRefusal.optional(),
  }),
]);
export type PublishProgress = z.output<typeof publishProgress>;

const publish = z.object({
  requestedBy: documentId,
  requestedAt: instant,
  /** Refusals that the requester overrides, for this one publish. */
  allow: z.array(publishOverride).max(2).optional(),
  progress: publishProgress.meta({ example: { state: 'queued' } }),
  /** Documents left out because they do not fit their schema. */
  quarantine: z.array(quarantined).max(200).meta({ example: [] }),
  /** When a function started the publish workflow on GitHub for it. */
  workflowStartedAt: instant.optional(),
  /** Why a function could not start it, and what to do. */
  workflowProblem: text(LONGEST_TASK_ERROR).optional(),
  updatedAt: instant,
});

/** The fields that staff write; the publisher and functions write the others. */
export const publishRequest = publish
  .omit({ workflowStartedAt: true, workflowProblem: true })
  .extend({
    progress: z.object({ state: z.literal('queued') }),
    quarantine: z.array(quarantined).max(0),
  });

export type Publish = z.output<typeof publish>;
export const publishKind = defineKind({
  name: 'publish',
  collection: 'publishes',
  schema: publish,
});
