/** Conditions of the rules for texts, and for lists of texts, which are checked joined. */
import type * as z from 'zod';
import { literal, re2Of } from './re2.ts';

/** RE2's largest repetition count. */
const MOST_COUNTED = 1_000;

/** A pattern with one of these does not limit the length. */
const UNBOUNDED = /[*+]|\{\d+,\}/;

export interface TextBounds {
  patterns: readonly RegExp[];
  least: number;
  /** Undefined when the patterns limit the length. */
  most: number | undefined;
  /** Whether a pattern limits the length as well. */
  bounded: boolean;
  /** Whether it is `line()` of the schema, which a function of the rules checks. */
  isLine: boolean;
}

/**
 * The bounds of a text.
 * @throws when nothing limits its length, or a check is not supported
 */
export function boundsOf(schema: z.ZodString): TextBounds {
  const patterns: RegExp[] = [];
  for (const { _zod } of schema.def.checks ?? []) {
    const { def } = _zod;
    if ('pattern' in def && def.pattern instanceof RegExp) patterns.push(def.pattern);
    else if (!['min_length', 'max_length', 'custom'].includes(def.check))
      throw new Error(`the check ${def.check} of a text is not supported by the rules`);
  }
  const most = schema.maxLength ?? undefined;
  if (
    most === undefined &&
    !patterns.some(({ source }) => !UNBOUNDED.test(source.replace(/\\./g, '')))
  )
    throw new Error('a text needs a maximum length');
  const { patternBounds, isLine } = schema.meta() ?? {};
  return {
    patterns,
    least: schema.minLength ?? 0,
    most,
    bounded: patternBounds === true,
    isLine: isLine === true,
  };
}

/** The minimum length, unless a pattern already requires it. */
const leastBeside = ({ patterns, least }: TextBounds): number =>
  least === 1 && patterns.some((pattern) => !pattern.test('')) ? 0 : least;

/** Conditions on the text `value`. */
export function textConditions(value: string, bounds: TextBounds): string[] {
  const { patterns, most, isLine } = bounds;
  if (isLine) return [`line(${value}, ${most})`];
  const least = leastBeside(bounds);
  const forms = patterns.map((pattern) => `${value}.matches(${literal(re2Of(pattern))})`);
  if (most === undefined || bounds.bounded) return forms;
  // A pattern counts characters; size() counts some as two.
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

/** The only pattern of a text that fills one line. */
export function linePattern({ patterns: [pattern, another] }: TextBounds): string {
  if (pattern === undefined || another !== undefined || pattern.test('') || pattern.test('a\na'))
    throw new Error('it must have one pattern that matches neither an empty text nor a line break');
  return re2Of(pattern);
}

/**
 * The condition on a list of texts whose pattern also limits their length. `texts` is a function of the rules that
 * does not accept an empty list.
 */
export function textListCondition(value: string, text: TextBounds, list: ListBounds): string {
  if (!text.bounded) throw new Error('the pattern of a text in a list must limit its length');
  const call = `texts(${value}, ${list.most}, ${literal(`(?:${linePattern(text)}\n)+`)})`;
  if (list.least === 0) return `(${value} == [] || ${call})`;
  return list.least === 1 ? call : `${call} && ${value}.size() >= ${list.least}`;
}
