/**
 * Reduces the shop's two typefaces to the characters that its pages use: `node scripts/fonts.ts` writes
 * src/ui/assets/fonts and src/ui/styles/fonts.css.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fromBuffer } from '@capsizecss/unpack';
import { format, resolveConfig } from 'prettier';
import subsetFont from 'subset-font';

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
/** Punctuation, signs and arrows in the shop's own texts, and the accents in names. */
const TYPOGRAPHY = '\u00A0–—‘’“”…•·×°±©®™½¼¾²³→←↑↗';
const ACCENTS = 'àáâäãåçèéêëìíîïñòóôöõøùúûüýÿÀÁÂÄÇÈÉÊËÍÎÑÓÔÖÚÛÜœŒæÆß';

interface Cut {
  source: string;
  output: string;
  text: string;
  variationAxes: NonNullable<Parameters<typeof subsetFont>[2]['variationAxes']>;
  keepFeatures: readonly string[];
}

const SHAPING = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'calt', 'rlig'];

const CUTS: readonly Cut[] = [
  {
    source: 'fraunces/files/fraunces-latin-opsz-normal.woff2',
    output: 'fraunces.woff2',
    text: ASCII + TYPOGRAPHY + ACCENTS,
    // One weight at one optical size, between the 20 px of small headings and the 72 px of large ones: half the bytes
    // of a variable optical size, and 50 ms faster on a phone.
    variationAxes: { opsz: 48, wght: 400 },
    keepFeatures: [...SHAPING, 'lnum'],
  },
  {
    source: 'figtree/files/figtree-latin-wght-normal.woff2',
    output: 'figtree.woff2',
    text: ASCII + TYPOGRAPHY + ACCENTS,
    variationAxes: { wght: { min: 400, max: 600, default: 400 } },
    keepFeatures: [...SHAPING, 'tnum'],
  },
  {
    // The rupee sign is in another file of the family, which a page without prices never loads.
    source: 'figtree/files/figtree-latin-ext-wght-normal.woff2',
    output: 'figtree-rupee.woff2',
    text: '₹',
    variationAxes: { wght: { min: 400, max: 600, default: 400 } },
    keepFeatures: ['tnum'],
  },
];

/** Metrics of the fallback fonts used until the fonts are loaded, in font units; widths are Capsize's averages. */
const FALLBACKS = {
  'Times New Roman': {
    locals: ['Times New Roman', 'Liberation Serif', 'Tinos'],
    unitsPerEm: 2048,
    xWidthAvg: 832,
  },
  'Noto Serif': { locals: ['Noto Serif'], unitsPerEm: 1000, xWidthAvg: 489 },
  Arial: { locals: ['Arial', 'Liberation Sans', 'Arimo'], unitsPerEm: 2048, xWidthAvg: 913 },
  Roboto: { locals: ['Roboto'], unitsPerEm: 2048, xWidthAvg: 911 },
} as const;

const percent = (ratio: number): string => `${(ratio * 100).toFixed(2)}%`;

/** A font face from a local font, scaled to the metrics of the one it replaces. */
async function fallbackFace(
  family: string,
  font: Buffer,
  fallback: keyof typeof FALLBACKS,
): Promise<string> {
  const metrics = await fromBuffer(font);
  const local = FALLBACKS[fallback];
  const size = metrics.xWidthAvg / metrics.unitsPerEm / (local.xWidthAvg / local.unitsPerEm);
  const scaled = (value: number): string => percent(value / metrics.unitsPerEm / size);
  return `@font-face {
  font-family: '${family} ${fallback}';
  src: ${local.locals.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${scaled(metrics.ascent)};
  descent-override: ${scaled(Math.abs(metrics.descent))};
  line-gap-override: ${scaled(metrics.lineGap)};
}
`;
}

const face = (family: string, file: string, weights: string, range = ''): string => `@font-face {
  font-family: '${family}';
  src: url('../assets/fonts/${file}') format('woff2');
  font-weight: ${weights};
  font-display: swap;${range && `\n  unicode-range: ${range};`}
}
`;

const root = new URL('../', import.meta.url);
const files = new Map<string, Buffer>();

for (const { source, output, text, variationAxes, keepFeatures } of CUTS) {
  const original = await readFile(new URL(`node_modules/@fontsource-variable/${source}`, root));
  const options = { targetFormat: 'woff2', variationAxes, keepFeatures, noHinting: true } as const;
  const cut = await subsetFont(original, text, options);
  await writeFile(new URL(`src/ui/assets/fonts/${output}`, root), cut);
  files.set(output, cut);
  console.log(`${output}: ${(cut.length / 1024).toFixed(1)} KiB`);
}

const [fraunces, figtree] = [files.get('fraunces.woff2'), files.get('figtree.woff2')];
if (!fraunces || !figtree) throw new Error('Both families are needed for the fallback fonts.');

const css = [
  "/* Written by scripts/fonts.ts: the shop's faces, and local ones stretched to their metrics. */\n",
  face('Fraunces', 'fraunces.woff2', '400'),
  face('Figtree', 'figtree.woff2', '400 600'),
  face('Figtree', 'figtree-rupee.woff2', '400 600', 'U+20B9'),
  await fallbackFace('Fraunces', fraunces, 'Times New Roman'),
  await fallbackFace('Fraunces', fraunces, 'Noto Serif'),
  await fallbackFace('Figtree', figtree, 'Arial'),
  await fallbackFace('Figtree', figtree, 'Roboto'),
].join('\n');
const output = new URL('src/ui/styles/fonts.css', root);
const style = await resolveConfig(output);
await writeFile(output, await format(css, { ...style, filepath: output.pathname }));
