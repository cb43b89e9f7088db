/** The searchable terms of a product with their weights. */
import type { CategoryLink } from '#core/catalogue.ts';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { PLATING_LABELS, FINISH_LABELS } from '#core/trade-labels.ts';
import { tokenize } from './tokenize.ts';
import { joinTerms, saysSomething, termsOf, type Term } from './terms.ts';

/** The fields that search uses. */
export type SearchEntry = Pick<
  CatalogueEntry,
  | 'sku'
  | 'title'
  | 'category'
  | 'subCategory'
  | 'plating'
  | 'finish'
  | 'stones'
  | 'unit'
  | 'sizeSystem'
  | 'sizes'
  | 'sizeSkus'
  | 'stockStatus'
  | 'isNew'
  | 'netWeightMg'
  | 'pricePaise'
>;

/** The weight of a term by its field, at most 127. */
const WORTH = {
  /** A complete category name, such as Rings. */
  categoryName: 110,
  title: 100,
  /** Text after "with" or "for" in a title describes an accessory. */
  titleAside: 60,
  /** Part of a category name, such as Tennis Bracelets. */
  categoryPart: 70,
  surface: 60,
  newcomer: 55,
  size: 50,
  /** True of every product, or of very many. */
  silver: 5,
} as const;

/** Added when both the title and the category name contain the term. */
const SAID_TWICE = 5;
/** The share of a phrase's weight that each of its words gets: a toe ring is hardly a ring. */
const OF_PHRASE = 0.25;

const ASIDE: ReadonlySet<string> = new Set(['with', 'for']);

/** Terms with their weights. */
export type Worths = Map<string, number>;

function lift(worths: Worths, { term, parts }: Term, worth: number): void {
  if ((worths.get(term) ?? 0) < worth) worths.set(term, worth);
  for (const part of parts) {
    const small = Math.round(worth * OF_PHRASE);
    if ((worths.get(part) ?? 0) < small) worths.set(part, small);
  }
}

/** The terms that are a complete category name, such as Rings and Jhumkas: the product types. */
export const kindsOf = (categories: readonly CategoryLink[]): Set<string> =>
  new Set(
    categories.flatMap(({ name }) => {
      const [term, ...others] = termsOf(name);
      return term === undefined || others.length > 0 ? [] : [term.term];
    }),
  );

/**
 * Category names often combine two, such as Hoops & Huggies: each side counts as a name of its own.
 */
function categoryWorths(name: string): Worths {
  const worths: Worths = new Map();
  for (const side of name.split(/[&,/+]|\band\b/)) {
    const terms = termsOf(side);
    const worth = terms.length === 1 ? WORTH.categoryName : WORTH.categoryPart;
    for (const term of terms) lift(worths, term, worth);
  }
  return worths;
}

/**
 * Parts between commas are read separately: in `Jhumka with Pearls, Oxidised` the surface does not belong to the
 * accessory.
 */
function titleWorths(title: string): { worths: Worths; terms: Term[] } {
  const worths: Worths = new Map();
  const terms = title.split(',').flatMap((part) => {
    const all = joinTerms(tokenize(part));
    const aside = all.findIndex(({ written }) => ASIDE.has(written));
    return all.filter((term, place) => {
      const isMeaningful = saysSomething(term);
      const worth = aside >= 0 && place > aside ? WORTH.titleAside : WORTH.title;
      if (isMeaningful) lift(worths, term, worth);
      return isMeaningful;
    });
  });
  return { worths, terms };
}

function surfaceText({ plating, finish, stones }: SearchEntry): string {
  const parts = [FINISH_LABELS[finish], ...stones];
  if (plating === 'two-tone') parts.push('two tone plated');
  else if (plating !== 'none') parts.push(`${PLATING_LABELS[plating]} plated`);
  if (stones.length > 0) parts.push('stone');
  return parts.join(', ');
}

/** The sizes; ring sizes are also searched as `indian 12`. */
const sizeTexts = ({ sizeSystem, sizes }: SearchEntry): readonly string[] =>
  sizeSystem === 'indianRing' ? ['indian', ...sizes] : sizes;

/** Reads products for the index; each category and surface is read once. */
export function entryReader(categories: readonly CategoryLink[]) {
  const names = new Map(categories.map(({ id, name }) => [id, categoryWorths(name)]));
  const surfaces = new Map<string, Term[]>();
  const termsOnce = (text: string): Term[] => {
    const terms = surfaces.get(text) ?? termsOf(text);
    surfaces.set(text, terms);
    return terms;
  };

  /** All terms of a product with their weights, and the terms of its title. */
  return (entry: SearchEntry): { worths: Worths; titleTerms: readonly Term[] } => {
    const { worths, terms: titleTerms } = titleWorths(entry.title);
    for (const id of [entry.category, entry.subCategory]) {
      for (const [term, worth] of names.get(id ?? '') ?? []) {
        const before = worths.get(term) ?? 0;
        const twice = before === WORTH.title ? SAID_TWICE : 0;
        worths.set(term, Math.max(before, worth) + twice);
      }
    }
    for (const term of termsOnce(surfaceText(entry))) lift(worths, term, WORTH.surface);
    for (const text of sizeTexts(entry))
      for (const term of termsOnce(text)) lift(worths, term, WORTH.size);
    for (const term of termsOnce(`silver ${entry.unit}`)) lift(worths, term, WORTH.silver);
    if (entry.isNew) for (const term of termsOnce('new')) lift(worths, term, WORTH.newcomer);
    return { worths, titleTerms };
  };
}
