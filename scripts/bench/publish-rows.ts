/** The publish benchmark's table: each thing measured with its median, its bar, and whether it keeps it. */
import { SHOP_COLLECTIONS } from '#schema/shop-collections.ts';
import { median, quantile } from './statistics.ts';
import type { Row } from './section.ts';
import type { AfterEditFigures } from './publish-after-edit.ts';
import type { FullRenderFigures } from './publish-full-render.ts';
import type { WarmEdit, WarmFigures } from './publish-warm.ts';

/** The bars of the design. */
const BASE_MS = 50;
const MS_A_PAGE = 2;
const MOST_RATIO = 1.2;
const FRESH_SECONDS = 1.5;
const TIMES_BARE = 4;
const READS_BESIDES = 12;
const IDLE_READS = SHOP_COLLECTIONS.length;
const MOST_MIB = 500;
/** From this size on the bar for rendering everything counts: below it, starting processes is most of the time. */
const LARGE = 20_000;

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

interface Figure {
  what: string;
  products: number | string;
  unit: string;
  values: readonly number[];
  digits?: number;
  /** What it must not exceed. */
  bar?: number | undefined;
  /** Pages rendered. */
  pages?: number | undefined;
}

/** One row; where there is a bar, the median is judged by it. */
function row({ what, products, unit, values, digits = 1, bar, pages }: Figure): Row {
  const typical = median(values);
  return {
    what,
    products,
    median: round(typical, digits),
    p90: round(quantile(values, 0.9), digits),
    unit,
    ...(bar === undefined ? {} : { bar: round(bar, digits), good: typical <= bar }),
    runs: values.length,
    ...(pages === undefined ? {} : { pages }),
  };
}

const of = <T, K extends keyof T>(list: readonly T[], key: K): T[K][] =>
  list.map((item) => item[key]);

/** From when the request stood in Firestore: it had been accepted, or the publisher saw it. */
const fromRequest = ({ total, commit, notice }: WarmEdit): number =>
  total - Math.min(commit, notice);
/** What the publisher took for itself. */
const withoutReading = (edit: WarmEdit): number => fromRequest(edit) - edit.read;

function warmRows({ shop: { products }, edits }: WarmFigures): Row[] {
  const pages = median(of(edits, 'dirty'));
  const bar = BASE_MS + MS_A_PAGE * pages;
  const part = (what: string, key: 'commit' | 'notice' | 'read' | 'plan' | 'render'): Row =>
    row({ what: `  part: ${what}`, products, unit: 'ms', values: of(edits, key) });
  return [
    row({
      what: 'one price edited, warm: from the request to files on disk',
      products,
      unit: 'ms',
      values: edits.map(fromRequest),
      bar,
      pages,
    }),
    row({
      what: '  including the time the emulator takes to write the batch',
      products,
      unit: 'ms',
      values: of(edits, 'total'),
    }),
    row({
      what: '  without the time the emulator takes to read',
      products,
      unit: 'ms',
      values: edits.map(withoutReading),
    }),
    part('from sending the batch until it is accepted', 'commit'),
    part('from sending the batch until the publish begins', 'notice'),
    part('until the emulator is read', 'read'),
    part('until the plan is ready', 'plan'),
    part('until the files are in place', 'render'),
  ];
}

/** The largest shop against the smallest. */
function ratioRows(warm: readonly WarmFigures[]): Row[] {
  const [small, large] = [warm.at(0), warm.at(-1)];
  if (small === undefined || large === undefined || small === large) return [];
  const ratio = (what: string, valueOf: (edit: WarmEdit) => number, bar?: number): Row =>
    row({
      what,
      products: `${large.shop.products} : ${small.shop.products}`,
      unit: '×',
      values: [median(large.edits.map(valueOf)) / median(small.edits.map(valueOf))],
      digits: 2,
      bar,
    });
  return [
    ratio('the same, ratio of the medians', fromRequest, MOST_RATIO),
    ratio('  including the time the emulator takes to write the batch', ({ total }) => total),
    ratio('  without the time the emulator takes to read', withoutReading),
    ratio('  from the emulator read to files on disk', ({ plan, render }) => plan + render),
  ];
}

function afterEditRows({ shop: { products }, fresh, plain, incremental }: AfterEditFigures): Row[] {
  const seconds = (what: string, values: readonly number[], pages: number, bar?: number): Row =>
    row({ what, products, unit: 's', values, digits: 2, bar, pages });
  const pages = median(of(fresh, 'dirty'));
  return [
    seconds(
      'one price edited, fresh process: from start to end',
      of(fresh, 'seconds'),
      pages,
      FRESH_SECONDS,
    ),
    seconds('  part: from start to files on disk', of(fresh, 'toDiskSeconds'), pages),
    seconds(
      'for comparison: astro build after the edit',
      of(plain, 'seconds'),
      median(of(plain, 'rendered')),
    ),
    seconds(
      "for comparison: Astro's incremental build after the edit",
      of(incremental, 'seconds'),
      median(of(incremental, 'rendered')),
    ),
  ];
}

function fullRows({ shop: { products }, renders }: FullRenderFigures): Row[] {
  const pages = median(of(renders, 'dirty'));
  const processes = median(of(renders, 'processes'));
  const seconds = (what: string, values: readonly number[], extra: Partial<Figure> = {}): Row =>
    row({ what, products, unit: 's', values, digits: 2, ...extra });
  return [
    seconds(`everything rendered, ${processes} processes`, of(renders, 'seconds'), { pages }),
    seconds('writing the same files without rendering, 1 process', of(renders, 'bareSeconds')),
    seconds(
      `writing the same files without rendering, ${processes} processes`,
      of(renders, 'bareTogetherSeconds'),
    ),
    row({
      what: 'full render compared with 1 process without a database',
      products,
      unit: '×',
      values: renders.map((each) => each.seconds / each.bareSeconds),
      digits: 2,
      bar: products < LARGE ? undefined : TIMES_BARE,
    }),
  ];
}

function readRows({ shop: { products }, edits, idleReads }: WarmFigures): Row[] {
  const changed = median(of(edits, 'changed'));
  return [
    row({
      what: 'Firestore reads for the edit',
      products,
      unit: 'reads',
      values: of(edits, 'reads'),
      bar: changed + READS_BESIDES,
    }),
    row({
      what: 'Firestore reads when nothing changed',
      products,
      unit: 'reads',
      values: idleReads,
      bar: IDLE_READS,
    }),
  ];
}

/** Good when the two lists of files are one and the same, and as long as the publisher says. */
function fileRow({ shop: { products }, files: { touched, changed, written } }: WarmFigures): Row {
  return {
    what: `files touched by the edit (${changed.length} changed, ${written} reported)`,
    products,
    median: touched.length,
    p90: touched.length,
    unit: 'files',
    bar: changed.length,
    good: touched.join('\n') === changed.join('\n') && written === touched.length,
    runs: 1,
  };
}

function memoryRows(
  warm: readonly WarmFigures[],
  after: readonly AfterEditFigures[],
  full: readonly FullRenderFigures[],
): Row[] {
  const memory = (what: string, products: number, values: readonly number[], bar?: number): Row =>
    row({ what: `peak memory: ${what}`, products, unit: 'MiB', values, digits: 0, bar });
  return [
    ...warm.map(({ shop, peakMib }) => memory('warm', shop.products, [peakMib], MOST_MIB)),
    ...after.map(({ shop, fresh }) =>
      memory('fresh process', shop.products, of(fresh, 'peakMib'), MOST_MIB),
    ),
    ...full.flatMap(({ shop, renders }) => {
      const known = of(renders, 'peakMib').filter((peak) => peak !== undefined);
      return [
        ...(known.length === 0
          ? []
          : [memory('everything rendered, all processes', shop.products, known, MOST_MIB)]),
        memory('  part: the publisher itself', shop.products, of(renders, 'ownPeakMib')),
      ];
    }),
    ...after.flatMap(({ shop, plain, incremental }) => [
      memory('astro build', shop.products, of(plain, 'peakMib')),
      memory("Astro's incremental build", shop.products, of(incremental, 'peakMib')),
    ]),
  ];
}

/** Every row, in the order of the design's bars. */
export const publishRows = (
  warm: readonly WarmFigures[],
  after: readonly AfterEditFigures[],
  full: readonly FullRenderFigures[],
): Row[] => [
  ...warm.flatMap(warmRows),
  ...ratioRows(warm),
  ...after.flatMap(afterEditRows),
  ...full.flatMap(fullRows),
  ...warm.flatMap(readRows),
  ...warm.map(fileRow),
  ...memoryRows(warm, after, full),
];
