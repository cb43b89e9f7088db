/** Splits categories between the header row and its "More" menu, by estimated widths. */
import type { CategoryLink } from '#core/catalogue.ts';

/** Room of the line in windows from 1024 px and from 1280 px on, px. */
const NARROW = 944;
const WIDE = 1200;

/** A generous average at 14 px, px: Latin letters, and letters of other scripts. */
const LATIN = 7.4;
const OTHER = 13;
const GAP = 32;
/** The width of the "More" button. */
const MORE = 36 + GAP;

/** The window sizes that show a category: all with a header row, or only wide ones. */
type Fits = 'always' | 'wide';

interface Placed extends Pick<CategoryLink, 'name' | 'slug'> {
  fits: Fits;
}

interface CategoryRow {
  shown: readonly Placed[];
  /** Categories that do not fit in every window. */
  more: readonly (Pick<CategoryLink, 'name' | 'slug'> & { fits: 'wide' | 'never' })[];
  /** The window sizes that need "More". */
  moreWhen: 'narrow' | 'always';
}

const widthOf = (name: string): number =>
  Array.from(name).reduce((sum, letter) => sum + (letter < '\u0300' ? LATIN : OTHER), GAP);

/** The number of names that fit; fewer if "More" is needed. */
function countFitting(names: readonly string[], line: number): number {
  const ends = names.map((_, place) =>
    names.slice(0, place + 1).reduce((sum, name) => sum + widthOf(name), -GAP),
  );
  if ((ends.at(-1) ?? 0) <= line) return names.length;
  return ends.filter((end) => end <= line - MORE).length;
}

export function categoryRow(categories: readonly CategoryLink[]): CategoryRow {
  const names = categories.map(({ name }) => name);
  const always = countFitting(names, NARROW);
  const wide = countFitting(names, WIDE);
  return {
    shown: categories
      .slice(0, wide)
      .map(({ name, slug }, place) => ({ name, slug, fits: place < always ? 'always' : 'wide' })),
    more: categories.slice(always).map(({ name, slug }, place) => ({
      name,
      slug,
      fits: always + place < wide ? 'wide' : 'never',
    })),
    moreWhen: wide === categories.length ? 'narrow' : 'always',
  };
}
