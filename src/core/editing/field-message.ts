/** The error messages below the fields of a form. */
import { formatGrams, formatRupees } from '#core/format.ts';
import { formatRate } from '#core/format-rate.ts';
import { documentProblems, isSentence, type DocumentProblem } from '#schema/problem.ts';
import type * as z from 'zod';

export interface FieldMessage {
  /** Path within the form, like `seo.title` or `images.2.alt`; `root` for the whole form. */
  field: string;
  message: string;
}

interface Unit {
  /** How the names of fields in this unit end. */
  ending: string;
  /** Formats a bound in the unit of the input. */
  show: (value: number) => string;
  /** Decimal places the document can store. */
  places: number;
}

const UNITS: readonly Unit[] = [
  { ending: 'Mg', show: formatGrams, places: 3 },
  { ending: 'Paise', show: formatRupees, places: 2 },
  { ending: 'Bps', show: formatRate, places: 2 },
];

const unitOf = (field: string): Unit | undefined =>
  UNITS.find(({ ending }) => field.endsWith(ending));

function inUnits(field: string, expected: string): string {
  const unit = unitOf(field);
  return unit === undefined
    ? expected
    : expected.replace(/\d+$/, (bound) => unit.show(Number(bound)));
}

/** The message for text that is not a valid number; undefined for other types. */
function numberMessage({ field, actual, expected }: DocumentProblem): string | undefined {
  if (!/ number$/.test(expected) || !actual.startsWith('"')) return undefined;
  const places = unitOf(field)?.places ?? 0;
  if (/^"\s*[-−–]/.test(actual)) return 'Enter a number that isn’t negative.';
  if (!/\d[.]\d+/.test(actual)) return 'Enter a number.';
  return places === 0 ? 'Enter a whole number.' : `Enter at most ${places} decimal places.`;
}

const instruction = (expected: string): string =>
  `${expected.replace(/^expected one of/, 'Choose one of').replace(/^expected/, 'Enter')}.`;

/** One message for each issue. */
export const fieldMessages = (issues: readonly z.core.$ZodIssue[]): FieldMessage[] =>
  documentProblems('', issues).map((problem, at) => {
    const { field, actual, expected } = problem;
    const name = issues[at]?.path.join('.') || 'root';
    if (isSentence(expected)) return { field: name, message: expected };
    const isEmpty = actual === 'nothing' || actual === '""';
    if (isEmpty) return { field: name, message: 'Required.' };
    return {
      field: name,
      message: numberMessage(problem) ?? instruction(inUnits(field, expected)),
    };
  });
