/** The SKU of a product whose rows have SKUs of their own, and the suffixes of its sizes. */
import { skuOf } from '#core/identifiers.ts';

interface SizedRow {
  sku: string;
  /** Of the size; empty for a row that is none. */
  label: string;
}

/** `RG101-14` in size 14 is `RG101`. */
const withoutSize = ({ sku, label }: SizedRow): string => {
  const end = `-${skuOf(label)}`;
  return label !== '' && sku.endsWith(end) ? sku.slice(0, -end.length) : sku;
};

/** The beginning that SKUs share, up to a hyphen. */
function sharedStart(skus: readonly string[]): string {
  const [first = [], ...others] = skus.map((sku) => sku.split('-'));
  const length = first.findIndex((part, at) => others.some((parts) => parts[at] !== part));
  return first.slice(0, length < 0 ? first.length : length).join('-');
}

/** Undefined if the rows have different SKUs that share no number. */
export function groupSku(rows: readonly SizedRow[]): string | undefined {
  const own = rows.filter(({ sku }) => sku !== '');
  const [first, ...others] = [...new Set(own.map(withoutSize))];
  if (others.length === 0) return first ?? '';
  const shared = sharedStart(own.map(({ sku }) => sku));
  return /\d/.test(shared) ? shared : undefined;
}

const SUFFIX = /^[A-Z0-9]+(?:-[A-Z0-9]+)*$/;
const LONGEST_SUFFIX = 12;

/** What a size adds to the SKU of its product; undefined if its SKU does not begin with it. */
export function suffixOf(sku: string, product: string): string | undefined {
  const rest = sku.startsWith(`${product}-`) ? sku.slice(product.length + 1) : '';
  return SUFFIX.test(rest) && rest.length <= LONGEST_SUFFIX ? rest : undefined;
}
