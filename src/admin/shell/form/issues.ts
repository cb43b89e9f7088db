/** What a schema says of a form, at the fields that it concerns. */
import { set, type FieldErrors } from 'react-hook-form';
import { expectedWords } from '#domain/publishing/problem-words.ts';
import { documentProblems } from '#schema/problem.ts';
import type * as z from 'zod';

function sentence(expected: string): string {
  const words = expectedWords(expected);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/** Lists of small records are told of as a whole, by the first thing that is wrong in them. */
export function errorsOf(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { field, found, expected } of documentProblems('', issues)) {
    const words = found === 'nothing' || found === '""' ? 'Needed.' : sentence(expected);
    const name = field === '' ? 'root' : field;
    set(errors, name, { type: 'schema', message: words });
  }
  return errors;
}
