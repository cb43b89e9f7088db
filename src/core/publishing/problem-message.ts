/** Messages about invalid documents, for staff who know the form and not the schema. */
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
  tiers: 'volume pricing',
  trust: 'highlights',
  qty: 'quantity',
  subCategory: 'subcategory',
  oldSlugs: 'old page URLs',
  unit: 'sold by',
  stockStatus: 'stock',
  publishAt: 'goes live on',
  originCountry: 'country of origin',
};

const unitOf = (name: string): string =>
  Object.keys(UNITS).find((ending) => name.endsWith(ending)) ?? '';

/** `netWeightMg` as `net weight`. */
export const bareLabel = (name: string): string =>
  SHORT[name] ??
  name
    .slice(0, name.length - unitOf(name).length)
    .replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
    .split(' ')
    .map((word) => SHORT[word] ?? word)
    .join(' ');

/** `netWeightMg` as `net weight (milligrams)`. */
const nameLabel = (name: string): string => bareLabel(name) + (UNITS[unitOf(name)] ?? '');

/** An item of a list by its number: `images[2]` is `image 3`. */
const itemLabel = (list: string, at: string): string =>
  `${nameLabel(list).replace(/s$/, '')} ${Number(at) + 1}`;

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * A field label: `images[2].alt` is `Image 3, alt text`; the whole document is `The whole item`.
 */
export function fieldLabel(field: string): string {
  if (field === '') return 'The whole item';
  const label = field
    .split('.')
    .map((part) => {
      const [, list, at] = /^(.*)\[(\d+)\]$/.exec(part) ?? [];
      return list === undefined || at === undefined ? nameLabel(part) : itemLabel(list, at);
    })
    .join(', ');
  return capitalized(label);
}

const ACTUAL: Readonly<Record<string, string>> = {
  nothing: 'is missing',
  null: 'is empty',
  '""': 'is empty',
};

/** A field name within a sentence. */
const NAMED = /\b[a-z]+(?:[A-Z][a-z]+)+\b/g;

/** The requirement without programming names: `must be a multiple of order multiple`. */
const requirementText = (expected: string): string =>
  expected
    .replace(/^expected (at (?:most|least) \d+ (?:entries|characters))$/, 'must have $1')
    .replace(/^expected /, 'must be ')
    .replaceAll(NAMED, nameLabel);

/** The problem of a field, without a full stop: `must be a number, but is "heavy"`. */
export const problemMessage = ({ actual, expected }: DocumentProblem): string =>
  isSentence(expected)
    ? expected.replace(/\.$/, '')
    : (ACTUAL[actual] ??
      `${requirementText(expected)}, but is ${actual.replace(/ \((?:number|boolean)\)$/, '')}`);

/** The same as a sentence that names the field. */
export const problemSentence = (problem: DocumentProblem): string =>
  isSentence(problem.expected)
    ? problem.expected
    : `${fieldLabel(problem.field)}: ${problemMessage(problem)}.`;

/** Why an item cannot be opened or edited here. */
export const documentErrorsMessage = (problems: readonly DocumentProblem[]): string =>
  `This item has errors. ${problems.map(problemSentence).join(' ')}`;
