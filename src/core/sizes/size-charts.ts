/** The inner measures of Indian ring and bangle sizes, the usual lengths, and tables of them. */

import type { SizeSystem } from '#schema/size-labels.ts';

/**
 * The US size of each Indian ring size from 1, in quarters: the chart that makers of Indian ring gauges use.
 */
const US_QUARTERS = [
  7, 8, 10, 12, 13, 15, 17, 18, 19, 21, 23, 24, 26, 28, 29, 31, 32, 34, 35, 37, 38, 40, 41, 43, 44,
  46, 48, 49, 51, 52,
] as const;

/** US ring sizes by inner diameter, mm: size 0 is 0.458 inch, and each size adds 0.032 inch. */
const INCH = 25.4;
const usDiameter = (size: number): number => (0.458 + 0.032 * size) * INCH;

interface RingSize {
  label: string;
  /** Of the inside, mm. */
  diameter: number;
  circumference: number;
  /** US size. */
  us: number;
}

/** Indian ring sizes 1 to 30. */
export const RING_SIZES: readonly RingSize[] = US_QUARTERS.map((quarters, place) => {
  const us = quarters / 4;
  const diameter = usDiameter(us);
  return { label: String(place + 1), diameter, circumference: diameter * Math.PI, us };
});

/** Bangle size `2-n` is 2 inches and n sixteenths (annas) inside; every second one is made. */
const SIXTEENTHS = [2, 4, 6, 8, 10, 12] as const;

/** Bangle sizes 2-2 to 2-12 by inner diameter, inches. */
export const BANGLE_SIZES = SIXTEENTHS.map((sixteenths) => ({
  label: `2-${sixteenths}`,
  inches: 2 + sixteenths / 16,
}));

interface UsualLength {
  inches: number;
  /** Where it lies, or whom it fits. */
  fits: string;
}

/** The lengths that the trade in India keeps, with the clasp closed. */
export const USUAL_LENGTHS: readonly (readonly [name: string, lengths: readonly UsualLength[]])[] =
  [
    [
      'Chain or necklace',
      [
        { inches: 14, fits: 'Choker; children' },
        { inches: 16, fits: 'At the collarbone' },
        { inches: 18, fits: 'Just below the collarbone; the usual length with a pendant' },
        { inches: 20, fits: 'Upper chest; on men at the collarbone' },
        { inches: 22, fits: 'Over a kurta; on men below the collar' },
        { inches: 24, fits: 'Middle of the chest; mangalsutra, long chains' },
        { inches: 30, fits: 'Below the chest; long mangalsutra and mala' },
      ],
    ],
    [
      'Bracelet',
      [
        { inches: 5.5, fits: 'Children' },
        { inches: 6.5, fits: 'Slim wrist' },
        { inches: 7, fits: 'Most women' },
        { inches: 7.5, fits: 'Women, loose fit' },
        { inches: 8, fits: 'Most men' },
        { inches: 8.5, fits: 'Broad wrist' },
      ],
    ],
    [
      'Anklet',
      [
        { inches: 7, fits: 'Children' },
        { inches: 9, fits: 'Slim ankle' },
        { inches: 10, fits: 'Most women' },
        { inches: 10.5, fits: 'Most women, loose fit' },
        { inches: 11, fits: 'Broad ankle' },
      ],
    ],
  ];

/** To a tenth, halves up: 57.15 is stored as slightly less. */
const mm = (value: number): string => `${(Math.round(value * 10 + 1e-6) / 10).toFixed(1)} mm`;

const NO_BREAK = '\u00a0';

/** `45.7 cm`. */
const cm = (inches: number): string =>
  `${(Math.round(inches * 25.4 + 1e-6) / 10).toFixed(1)}${NO_BREAK}cm`;

/** No line break within `2-10`. */
const WORD_JOINER = '\u2060';

const QUARTERS = ['', '¼', '½', '¾'] as const;

/** `5¼`. */
const usText = (us: number): string => `${Math.floor(us)}${QUARTERS[(us * 4) % 4] ?? ''}`;

const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** All charts as Markdown, each under a heading, to which product pages link. */
export const SIZE_CHARTS = `## Ring sizes

${tableOf(
  ['Indian size', 'Inner diameter', 'Inner circumference', 'US size'],
  RING_SIZES.map(({ label, diameter, circumference, us }) => [
    label,
    mm(diameter),
    mm(circumference),
    usText(us),
  ]),
)}

## Bangle sizes

${tableOf(
  ['Size', 'Inner diameter, inches', 'Inner diameter, mm', 'Inner circumference'],
  BANGLE_SIZES.map(({ label, inches }) => [
    label.replace('-', `-${WORD_JOINER}`),
    `${inches}″`,
    mm(inches * INCH),
    mm(inches * INCH * Math.PI),
  ]),
)}

## Lengths

${tableOf(
  ['Length', 'In cm', 'Piece', 'Fits'],
  USUAL_LENGTHS.flatMap(([name, lengths]) =>
    lengths.map(({ inches, fits }) => [`${inches}${NO_BREAK}inch`, cm(inches), name, fits]),
  ),
)}`;

/** The heading of the chart of a size system in the address of the size guide; free text has none. */
const CHART_OF: Readonly<Partial<Record<SizeSystem, string>>> = {
  indianRing: 'on-ring-sizes',
  bangle: 'on-bangle-sizes',
  inch: 'on-lengths',
  cm: 'on-lengths',
};

/** The address of the chart of a size system; undefined without one. */
export function sizeChartPath(system: SizeSystem | undefined): string | undefined {
  const chart = system && CHART_OF[system];
  return chart && `/size-guide#${chart}`;
}
