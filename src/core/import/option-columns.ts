/** Columns in which other shop systems write the options of a variant: pairs of a name and a value. */

export interface OptionColumns {
  name: string;
  value: string;
}

/** Shopify has `Option1 Name` and `Option1 Value`, WooCommerce `Attribute 1 name` and `Attribute 1 value(s)`. */
const NAME = /^(option|attribute) ?(\d) name$/i;

export function optionColumns(header: readonly string[]): OptionColumns[] {
  const columnOf = new Map(header.map((column) => [column.toLowerCase(), column]));
  return header.flatMap((name) => {
    const start = NAME.exec(name)?.[0]
      .replace(/ name$/i, '')
      .toLowerCase();
    const value = columnOf.get(`${start} value`) ?? columnOf.get(`${start} value(s)`);
    return start === undefined || value === undefined ? [] : [{ name, value }];
  });
}

/** `Image URL 2`, `other_image_url1`: further pictures of the same product. */
const FURTHER_IMAGE =
  /^(?:other ?)?(?:product ?)?(?:images?|photos?|pictures?)(?: ?(?:urls?|src|links?))? ?\d+$/i;

export const furtherImageColumns = (header: readonly string[]): string[] =>
  header.filter((name) => FURTHER_IMAGE.test(name.replace(/[-_]/g, ' ').trim()));
