/** What is wrong with a saved item, in words for staff who know the form and not the schema. */
import { isSentence, type DocumentProblem } from '#schema/problem.ts';

const UNITS: Readonly<Record<string, string>> = {
  Mg: ' (milligrams)',
  Mm: ' (mm)',
  Paise: ' (paise)',
  Bps: ' (hundredths of a percent)',
};

const SHORT: Readonly<Record<string, string>> = {
  sku: 'SKU',
  moq: 'MOQ',
  hsn: 'HSN code',
  seo: 'SEO',
  slug: 'page URL',
  url: 'address',
  alt: 'alt text',
  gst: 'GST',
  rev: 'version',
  orderMultiple: 'order multiple',
  packSize: 'pack size',
  tiers: 'volume pricing',
  trust: 'highlights',
  qty: 'quantity',
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

/** An item of a list by its number: `images[2]` is `image 3`. */
const itemWords = (list: string, at: string): string =>
  `${nameWords(list).replace(/s$/, '')} ${Number(at) + 1}`;

/** A field for people: `images[2].alt` is `Image 3, alt text`; the document itself is `The whole item`. */
export function fieldWords(field: string): string {
  if (field === '') return 'The whole item';
  const words = field
    .split('.')
    .map((part) => {
      const [, list, at] = /^(.*)\[(\d+)\]$/.exec(part) ?? [];
      return list === undefined || at === undefined ? nameWords(part) : itemWords(list, at);
    })
    .join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const FOUND: Readonly<Record<string, string>> = {
  nothing: 'is missing',
  null: 'is empty',
  '""': 'is empty',
};

/** The name of a field in the middle of a sentence. */
const NAMED = /\b[a-z]+(?:[A-Z][a-z]+)+\b/g;

/** What the value must be, without the names that programs use: `must be a multiple of order multiple`. */
export const expectedWords = (expected: string): string =>
  expected
    .replace(/^expected (at (?:most|least) \d+ (?:entries|characters))$/, 'must have $1')
    .replace(/^expected /, 'must be ')
    .replaceAll(NAMED, nameWords);

/** What is wrong with a field, without a full stop: `must be a number, but is "heavy"`. */
export const problemWords = ({ found, expected }: DocumentProblem): string =>
  isSentence(expected)
    ? expected.replace(/\.$/, '')
    : (FOUND[found] ??
      `${expectedWords(expected)}, but is ${found.replace(/ \((?:number|boolean)\)$/, '')}`);

/** The same as a whole sentence that names the field, for a line of text. */
export const problemSentence = (problem: DocumentProblem): string =>
  isSentence(problem.expected)
    ? problem.expected
    : `${fieldWords(problem.field)}: ${problemWords(problem)}.`;

/** Why an item cannot be opened or changed here. */
export const unfitWords = (problems: readonly DocumentProblem[]): string =>
  `This item has errors. ${problems.map(problemSentence).join(' ')}`;
