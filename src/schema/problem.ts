/** Describes what is malformed in a document: path, actual value and expected value. */
import type * as z from 'zod';

export interface DocumentProblem {
  /** Path of the document, like `prod/abc`. */
  path: string;
  /** The field within it, like `images[2].alt`; empty for the document itself. */
  field: string;
  /** The actual value, shortened. */
  actual: string;
  /** The expected value, as text. */
  expected: string;
}

const LONGEST_VALUE = 80;

/** Text for a terminal: without control characters, which could move its cursor or colour it. */
export const printable = (text: string): string => text.replace(/\p{Cc}/gu, '');

/** Shows any value on one short line, with its type if the value alone is ambiguous. */
export function showValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (typeof value === 'object')
    return Array.isArray(value) ? `a list of ${value.length}` : 'a map';
  const shown = printable(typeof value === 'string' ? JSON.stringify(value) : String(value));
  const short = shown.length > LONGEST_VALUE ? `${shown.slice(0, LONGEST_VALUE)}…` : shown;
  return typeof value === 'string' ? short : `${short} (${typeof value})`;
}

/** The unit of a bound, by type of value. */
const counted = (origin: string): string =>
  origin === 'string' ? ' characters' : origin === 'array' ? ' entries' : '';

/** Names of zod's types. */
const TYPES: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a number',
  string: 'text',
  boolean: 'yes or no',
  array: 'a list',
  object: 'a group of fields',
  undefined: 'nothing',
};

function expectedOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.message.startsWith('Invalid input')
        ? `expected ${TYPES[issue.expected] ?? issue.expected}`
        : issue.message;
    case 'too_big':
      return `expected at most ${issue.maximum}${counted(issue.origin)}`;
    case 'too_small':
      return `expected at least ${issue.minimum}${counted(issue.origin)}`;
    case 'invalid_union': {
      // For a text that may be empty, or another union: the expectation of its first member.
      const [first] = issue.errors.flat();
      return first === undefined ? 'expected a known value' : expectedOf(first);
    }
    case 'invalid_value':
      return `expected one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
    default:
      return issue.message;
  }
}

/**
 * The value at the path of an issue. For discriminators and checks across fields, zod returns the whole map.
 */
function valueAt({ code, input, path }: z.core.$ZodIssue): unknown {
  const field = path.at(-1);
  if (typeof field !== 'string' || typeof input !== 'object' || input === null) return input;
  const isOfMap = code === 'invalid_union' || (code === 'custom' && Object.hasOwn(input, field));
  return isOfMap ? Reflect.get(input, field) : input;
}

/** The path of a field in JavaScript notation: `images[2].alt`. */
const showField = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');

/** Translates zod's issues about one document. */
export const documentProblems = (
  path: string,
  issues: readonly z.core.$ZodIssue[],
): DocumentProblem[] =>
  issues.map((issue) => ({
    path,
    field: showField(issue.path),
    actual: showValue(valueAt(issue)),
    expected: expectedOf(issue),
  }));

/** Whether a message is a full sentence, which needs no actual value. */
export const isSentence = (expected: string): boolean => !expected.startsWith('expected ');

/** One problem as a sentence for logs and reports. */
export const showProblem = ({ path, field, actual, expected }: DocumentProblem): string =>
  printable(
    `${path}${field === '' ? '' : ` · ${field}`}: ${isSentence(expected) ? expected : `${expected}, found ${actual}`}`,
  );
