/** Conditions of the rules for texts, and for lists of texts, which are checked joined. */
import type * as z from 'zod';
import { literal, re2Of } from './re2.ts';

/** RE2 counts no further than this. */
const MOST_COUNTED = 1_000;

/** What a pattern with one of these may match is not bounded by it. */
const UNBOUNDED = /[*+]|\{\d+,\}/;

export interface TextBounds {
  patterns: readonly RegExp[];
  least: number;
  /** Undefined where the patterns bound the text. */
  most: number | undefined;
  /** Whether a pattern bounds the length as well. */
  bounded: boolean;
}

/**
 * The bounds of a text.
 * @throws when nothing bounds its length, or a check of it is not known
 */
export function boundsOf(schema: z.ZodString): TextBounds {
  const patterns: RegExp[] = [];
  for (const { _zod } of schema.def.checks ?? []) {
    const { def } = _zod;
    if ('pattern' in def && def.pattern instanceof RegExp) patterns.push(def.pattern);
    else if (!['min_length', 'max_length', 'custom'].includes(def.check))
      throw new Error(`the check ${def.check} of a text is not known to the rules`);
  }
  const most = schema.maxLength ?? undefined;
  if (
    most === undefined &&
    !patterns.some(({ source }) => !UNBOUNDED.test(source.replace(/\\./g, '')))
  )
    throw new Error('a text needs a greatest length');
  const bounded = schema.meta()?.['patternBounds'] === true;
  return { patterns, least: schema.minLength ?? 0, most, bounded };
}

/** The least length that no pattern asks for already. */
const leastBeside = ({ patterns, least }: TextBounds): number =>
  least === 1 && patterns.some((pattern) => !pattern.test('')) ? 0 : least;

/** Conditions on the text `value`. */
export function textConditions(value: string, bounds: TextBounds): string[] {
  const { patterns, most } = bounds;
  const least = leastBeside(bounds);
  const forms = patterns.map((pattern) => `${value}.matches(${literal(re2Of(pattern))})`);
  if (most === undefined || bounds.bounded) return forms;
  // Counted by a pattern, a character is a character; by size(), some are two.
  if (most <= MOST_COUNTED) {
    return [`${value}.matches(${literal(`(?s).{${least},${most}}`)})`, ...forms];
  }
  const size = [`${value}.size() <= ${most}`];
  if (least > 0) size.push(`${value}.size() >= ${least}`);
  return [...size, ...forms];
}

interface ListBounds {
  least: number;
  most: number;
}

/** The only pattern of a text that stands on a line of its own. */
export function linePattern({ patterns: [pattern, another] }: TextBounds): string {
  if (pattern === undefined || another !== undefined || pattern.test('') || pattern.test('a\na'))
    throw new Error('it must have one pattern that takes neither nothing nor breaks');
  return re2Of(pattern);
}

/**
 * The condition on a list of texts, whose pattern bounds their length, too. `texts` is a function of the rules; the one
 * thing that it does not take is an empty list.
 */
export function textListCondition(value: string, text: TextBounds, list: ListBounds): string {
  if (!text.bounded) throw new Error('the pattern of a text in a list must bound its length');
  const call = `texts(${value}, ${list.most}, ${literal(`(?:${linePattern(text)}\n)+`)})`;
  if (list.least === 0) return `(${value} == [] || ${call})`;
  return list.least === 1 ? call : `${call} && ${value}.size() >= ${list.least}`;
}
