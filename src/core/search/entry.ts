/** What search knows of one product, and what it knows it by. */
import type { CategoryLink } from '#core/catalogue.ts';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { PLATING_WORDS, FINISH_WORDS } from '#core/trade-words.ts';
import { splitWords } from './split-words.ts';
import { joinTerms, saysSomething, termsOf, type Term } from './terms.ts';

/** A product as search needs it. */
export type SearchEntry = Pick<
  CatalogueEntry,
  | 'sku'
  | 'title'
  | 'category'
  | 'subCategory'
  | 'plating'
  | 'finish'
  | 'stones'
  | 'size'
  | 'stockStatus'
  | 'isNew'
  | 'netWeightMg'
  | 'pricePaise'
>;

/** What each place of a word is worth, at most 127. */
const WORTH = {
  /** The whole name of a category, such as Rings. */
  categoryName: 110,
  title: 100,
  /** After "with" or "for" a title tells what goes with the piece. */
  titleAside: 60,
  /** Part of a category's name, such as Tennis Bracelets. */
  categoryPart: 70,
  surface: 60,
  newcomer: 55,
  size: 50,
  /** Said of every piece. */
  silver: 5,
} as const;

/** What is added when both the title and the category's name say it. */
const SAID_TWICE = 5;
/** What a word of a phrase is worth alone: a toe ring is hardly a ring. */
const OF_PHRASE = 0.25;

const ASIDE: ReadonlySet<string> = new Set(['with', 'for']);

/** Terms with what they are worth. */
export type Worths = Map<string, number>;

function lift(worths: Worths, { term, parts }: Term, worth: number): void {
  if ((worths.get(term) ?? 0) < worth) worths.set(term, worth);
  for (const part of parts) {
    const small = Math.round(worth * OF_PHRASE);
    if ((worths.get(part) ?? 0) < small) worths.set(part, small);
  }
}

/** The words that name a whole category, as Rings and Jhumkas do: what kind of piece is asked for. */
export const kindsOf = (categories: readonly CategoryLink[]): Set<string> =>
  new Set(
    categories.flatMap(({ name }) => {
      const [term, ...others] = termsOf(name);
      return term === undefined || others.length > 0 ? [] : [term.term];
    }),
  );

/** Category names are often pairs, such as Hoops & Huggies: each side is a name of its own. */
function categoryWorths(name: string): Worths {
  const worths: Worths = new Map();
  for (const side of name.split(/[&,/+]|\band\b/)) {
    const terms = termsOf(side);
    const worth = terms.length === 1 ? WORTH.categoryName : WORTH.categoryPart;
    for (const term of terms) lift(worths, term, worth);
  }
  return worths;
}

/** What stands between commas is read by itself: in `Jhumka with Pearls, Oxidised` the surface is no aside. */
function titleWorths(title: string): { worths: Worths; terms: Term[] } {
  const worths: Worths = new Map();
  const terms = title.split(',').flatMap((part) => {
    const all = joinTerms(splitWords(part));
    const aside = all.findIndex(({ written }) => ASIDE.has(written));
    return all.filter((term, place) => {
      const telling = saysSomething(term);
      const worth = aside >= 0 && place > aside ? WORTH.titleAside : WORTH.title;
      if (telling) lift(worths, term, worth);
      return telling;
    });
  });
  return { worths, terms };
}

function surfaceWords({ plating, finish, stones }: SearchEntry): string {
  const words = [FINISH_WORDS[finish], ...stones];
  if (plating === 'two-tone') words.push('two tone plated');
  else if (plating !== 'none') words.push(`${PLATING_WORDS[plating]} plated`);
  if (stones.length > 0) words.push('stone');
  return words.join(', ');
}

/** Reads products for the index; each category and surface is read once. */
export function entryReader(categories: readonly CategoryLink[]) {
  const names = new Map(categories.map(({ id, name }) => [id, categoryWorths(name)]));
  const surfaces = new Map<string, Term[]>();
  const termsOnce = (text: string): Term[] => {
    const known = surfaces.get(text) ?? termsOf(text);
    surfaces.set(text, known);
    return known;
  };

  /** All terms of a product with what they are worth, and the terms of its title. */
  return (entry: SearchEntry): { worths: Worths; titleTerms: readonly Term[] } => {
    const { worths, terms: titleTerms } = titleWorths(entry.title);
    for (const id of [entry.category, entry.subCategory]) {
      for (const [term, worth] of names.get(id ?? '') ?? []) {
        const before = worths.get(term) ?? 0;
        const twice = before === WORTH.title ? SAID_TWICE : 0;
        worths.set(term, Math.max(before, worth) + twice);
      }
    }
    for (const term of termsOnce(surfaceWords(entry))) lift(worths, term, WORTH.surface);
    for (const term of termsOnce(entry.size ?? '')) lift(worths, term, WORTH.size);
    for (const term of termsOnce('silver')) lift(worths, term, WORTH.silver);
    if (entry.isNew) for (const term of termsOnce('new')) lift(worths, term, WORTH.newcomer);
    return { worths, titleTerms };
  };
}
