/** The silver rate and its history (`settings/rates`); published, because pages state it. */
import * as z from 'zod';
import { edited } from './edited.ts';
import { documentId, instant } from './fields.ts';
import { defineKind } from './kind.ts';

/** ₹10,000 per gram. */
const MOST_RATE = 1_000_000;

/** Per gram of the shop's sterling silver, paise. */
export const perGram = z.int().min(1).max(MOST_RATE).meta({ unit: 'paise', example: 9_250 });

const silverRate = z.object({
  perGramPaise: perGram,
  /** When it was set. */
  at: instant,
  /** uid of the staff member who set it. */
  by: documentId,
});
export type SilverRate = z.output<typeof silverRate>;

/** A quarter of daily rates; the audit stores the list with each change. */
export const MOST_RATES = 100;

const rates = z.object({
  /** Newest first; the first is the current rate. */
  silver: z.array(silverRate).min(1).max(MOST_RATES),
  ...edited,
});
export type Rates = z.output<typeof rates>;

export const ratesKind = defineKind({ name: 'rates', collection: 'settings', schema: rates });
