/** Conditions of the rules for texts, and for lists of texts, which are checked joined. */
import type * as z from 'zod';
import type { PackedPatterns } from '#schema/packed-patterns.ts';
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

/** `texts` is a function of the rules; the one thing that it does not take is an empty list. */
function listOfTexts(value: string, { least, most }: ListBounds, patterns: string[]): string {
  const asked = [most, ...patterns.map((pattern) => literal(`(?:${pattern}\n)+`))].join(', ');
  const call = `texts(${value}, ${asked})`;
  if (least === 0) return `(${value} == [] || ${call})`;
  return least === 1 ? call : `${call} && ${value}.size() >= ${least}`;
}

/** The condition on a list of texts. */
export function textListCondition(value: string, text: TextBounds, list: ListBounds): string {
  const [pattern, another] = text.patterns;
  if (pattern === undefined || another !== undefined || pattern.test('') || pattern.test('a\na'))
    throw new Error('a text of a list must have one pattern that takes neither nothing nor breaks');
  const { least, most } = text;
  const lengths = `[^\n]{${least},${most ?? ''}}`;
  return listOfTexts(value, list, [re2Of(pattern), lengths]);
}

const sourcesOf = ({ form, lengths }: PackedPatterns): string[] =>
  [form, lengths].map((source) => re2Of(new RegExp(`^${source}$`, 'u')));

/** The condition on a packed list. */
export const packedListCondition = (
  value: string,
  patterns: PackedPatterns,
  list: ListBounds,
): string => listOfTexts(value, list, sourcesOf(patterns));

/** The conditions on one packed record. */
export const packedConditions = (value: string, patterns: PackedPatterns): string[] =>
  sourcesOf(patterns).map((source) => `${value}.matches(${literal(source)})`);
