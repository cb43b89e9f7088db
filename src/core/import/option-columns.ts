/** Columns in which other shop systems write the options of a variant: pairs of a name and a value. */

export interface OptionColumns {
  name: string;
  value: string;
}

/** Shopify has `Option1 Name` and `Option1 Value`, WooCommerce `Attribute 1 name` and `Attribute 1 value(s)`. */
const NAME = /^(option|attribute) ?(\d) name$/;

/** In small letters; also WooCommerce's French names, `Nom de l’attribut 1` and `Valeur(s) de l’attribut 1`. */
const inEnglish = (column: string): string =>
  column
    .toLowerCase()
    .replace(/^nom de l['’]attribut (\d)$/, 'attribute $1 name')
    .replace(/^valeur(?:s|\(s\))? de l['’]attribut (\d)$/, 'attribute $1 value');

export function optionColumns(header: readonly string[]): OptionColumns[] {
  const columnOf = new Map(header.map((column) => [inEnglish(column), column]));
  return header.flatMap((name) => {
    const start = NAME.exec(inEnglish(name))?.[0].replace(/ name$/, '');
    const value = columnOf.get(`${start} value`) ?? columnOf.get(`${start} value(s)`);
    return start === undefined || value === undefined ? [] : [{ name, value }];
  });
}

/** `Image URL 2`, `other_image_url1`: further pictures of the same product. */
const FURTHER_IMAGE =
  /^(?:other ?)?(?:product ?)?(?:images?|photos?|pictures?)(?: ?(?:urls?|src|links?))? ?\d+$/i;

export const furtherImageColumns = (header: readonly string[]): string[] =>
  header.filter((name) => FURTHER_IMAGE.test(name.replace(/[-_]/g, ' ').trim()));
