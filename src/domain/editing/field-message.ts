/** The error messages below the fields of a form. */
import { formatGrams, formatRate, formatRupees } from '#domain/format.ts';
import { documentProblems, isSentence } from '#schema/problem.ts';
import type * as z from 'zod';

export interface FieldMessage {
  /** Its place in the form, like `seo.title`; `root` for the form as a whole. */
  field: string;
  message: string;
}

/** Shows bounds in the units that people type instead of the document's. */
const UNITS: readonly (readonly [ending: string, show: (value: number) => string])[] = [
  ['Mg', formatGrams],
  ['Paise', formatRupees],
  ['Bps', formatRate],
];

function inUnits(field: string, expected: string): string {
  const show = UNITS.find(([ending]) => field.endsWith(ending))?.[1];
  return show === undefined
    ? expected
    : expected
        .replace(/\d+$/, (bound) => show(Number(bound)))
        .replace(/a whole number$/, 'a number');
}

const asked = (expected: string): string =>
  `${expected.replace(/^expected one of/, 'Choose one of').replace(/^expected/, 'Enter')}.`;

/** One message for each issue. */
export const fieldMessages = (issues: readonly z.core.$ZodIssue[]): FieldMessage[] =>
  documentProblems('', issues).map(({ field, found, expected }) => {
    const name = field === '' ? 'root' : field;
    if (isSentence(expected)) return { field: name, message: expected };
    const isEmpty = found === 'nothing' || found === '""';
    return { field: name, message: isEmpty ? 'Required.' : asked(inUnits(field, expected)) };
  });
