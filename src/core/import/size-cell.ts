/** Sizes as a cell: `12; 14:14@2.35`, each with SKU suffix and net weight in grams where they are set. */
import { tidySize } from '#core/sizes/normalize-size.ts';
import type { ProductSize } from '#schema/size.ts';
import { read, unreadable, type Conversion } from './conversion.ts';
import { scaledWhole } from './decimal.ts';

const SIGNS = /[\\;:@]/g;
const PART = /(?:\\.|[^;\\])+/g;
const SIZE = /^((?:\\.|[^\\:@])+)(?::([^@]+))?(?:@\s*([\d.]+)\s*g?)?$/i;

const unlike = unreadable(
  'expected sizes like 12; 14; 16',
  'Separate sizes with semicolons. After a size: its SKU suffix (14:14) and weight (@2.35).',
);

function sizeOf(part: string): ProductSize | undefined {
  const [, label = '', sku, grams] = SIZE.exec(part.trim()) ?? [];
  const netWeightMg = grams === undefined ? undefined : scaledWhole(grams, 3, '.');
  if (label.trim() === '' || netWeightMg === null) return undefined;
  return {
    label: label.trim().replace(/\\(.)/g, '$1'),
    ...(sku !== undefined && { sku: sku.trim().toUpperCase() }),
    ...(netWeightMg !== undefined && { netWeightMg }),
  };
}

export function readSizes(text: string): Conversion<ProductSize[]> {
  const parts = (text.match(PART) ?? []).filter((part) => part.trim() !== '');
  const sizes = parts.map(sizeOf);
  return sizes.includes(undefined) ? unlike : read(sizes.filter((size) => size !== undefined));
}

/** Sizes as lists write them, `12, 14, 16` or `Size 12`, or in the shop's own form. */
export function readListedSizes(text: string): Conversion<ProductSize[]> {
  if (/[;@\\]|\w:\w/.test(text)) return readSizes(text);
  const labels = text.split(/[,|\n]/).map(listedLabel);
  return read(labels.filter((label) => label !== '').map((label) => ({ label })));
}

/**
 * The stock after a number: `12 (4)`, `12 - 4 pcs`. Without a word, the second number can be part of the size, as in `2-4`;
 * `Box - 12 pcs` is a size.
 */
const COUNT =
  /(?<=^\d[\d./-]*)\s*(?:\(\s*\d+\s*(?:pcs?|pieces?|nos?|pairs?|prs?)?\.?\s*\)|[-–:=]\s*\d+\s*(?:pcs?|pieces?|nos?|pairs?|prs?)\.?)$/iu;

/** `Size: 12` and `12 (4 pcs)` are `12`: stock is imported under Inventory. */
export const listedLabel = (text: string): string =>
  tidySize(text)
    .replace(/^(?:size|sz|taille|साइज)\s*[:.#-]?\s*(?=\S)/i, '')
    .replace(COUNT, '');

export const showSizes = (sizes: readonly ProductSize[]): string =>
  sizes
    .map(({ label, sku, netWeightMg }) =>
      [
        label.replace(SIGNS, String.raw`\$&`),
        ...(sku === undefined ? [] : [`:${sku}`]),
        ...(netWeightMg === undefined ? [] : [`@${netWeightMg / 1_000}`]),
      ].join(''),
    )
    .join('; ');
