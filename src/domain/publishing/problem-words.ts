/** Why a document does not fit, in words for staff who know the form and not the schema. */
import type { DocumentProblem } from '#schema/problem.ts';

const UNITS: Readonly<Record<string, string>> = {
  Mg: ' (milligrams)',
  Paise: ' (paise)',
  Bps: ' (hundredths of a per cent)',
};

const SHORT: Readonly<Record<string, string>> = {
  sku: 'SKU',
  moq: 'MOQ',
  hsn: 'HSN',
  seo: 'SEO',
  url: 'address',
  alt: 'words for the blind',
  gst: 'GST',
  rev: 'revision',
  orderMultiple: 'order step',
};

/** `netWeightMg` as `net weight (milligrams)`. */
function nameWords(name: string): string {
  const short = SHORT[name];
  if (short !== undefined) return short;
  const unit = Object.keys(UNITS).find((ending) => name.endsWith(ending)) ?? '';
  const bare = name.slice(0, name.length - unit.length);
  return (
    bare
      .replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
      .split(' ')
      .map((word) => SHORT[word] ?? word)
      .join(' ') + (UNITS[unit] ?? '')
  );
}

const isPlace = (part: string): boolean => /^\d+$/.test(part);

/** A field for people: `images.0.url` is `Images, no. 1, address`; the document itself is `The whole of it`. */
export function fieldWords(field: string): string {
  if (field === '') return 'The whole of it';
  const words = field
    .split('.')
    .map((part) => (isPlace(part) ? `no. ${Number(part) + 1}` : nameWords(part)))
    .join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const TYPES: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a number',
  string: 'text',
  boolean: 'yes or no',
  array: 'a list',
  object: 'a group of fields',
  undefined: 'nothing',
};

const FOUND: Readonly<Record<string, string>> = {
  nothing: 'it is missing',
  null: 'it is empty',
  '""': 'it is empty',
};

/** The name of a field in the middle of a sentence. */
const NAMED = /\b[a-z]+(?:[A-Z][a-z]+)+\b/g;

/** What should stand there, without the names that programs have for it: `expected a multiple of order multiple`. */
export const expectedWords = (expected: string): string =>
  expected
    .replace(/^expected (\w+)$/, (whole, type: string) => {
      const words = TYPES[type];
      return words === undefined ? whole : `expected ${words}`;
    })
    .replaceAll(NAMED, nameWords);

/** What is wrong with a field, as a sentence without its end: `expected a whole number, but it is missing`. */
export const problemWords = ({ found, expected }: DocumentProblem): string =>
  `${expectedWords(expected)}, but ${FOUND[found] ?? `it is ${found}`}`;

/** The same as a whole sentence that names the field, for a line of text. */
export const problemSentence = (problem: DocumentProblem): string =>
  `${fieldWords(problem.field)}: ${problemWords(problem)}.`;

/** Why something cannot be opened or changed here. */
export const unfitWords = (problems: readonly DocumentProblem[]): string =>
  `Something in it is not as the shop keeps it. ${problems.map(problemSentence).join(' ')}`;
