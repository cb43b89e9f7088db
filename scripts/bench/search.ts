/** Search: how long the index takes, how long an answer takes, and what a browser downloads for it. */
import { resolve } from 'node:path';
import * as z from 'zod';
import { startNode } from './measured-process.ts';
import type { Row, Section } from './section.ts';

const PROGRAM = resolve(import.meta.dirname, 'search-course.ts');

/** The bars: ms, ms, and bytes a product. */
const P50_MS = 5;
const P99_MS = 30;
const BYTES_A_PRODUCT = 20;

const course = z.object({
  indexMs: z.number(),
  indexBytes: z.number(),
  p50: z.number(),
  p99: z.number(),
  worst: z.number(),
});
/** What `search-course.ts` says. */
const told = z.object({
  entries: z.number(),
  questions: z.number(),
  own: course,
  scan: course,
  library: course,
  bytes: z.object({ best: z.number(), onTheFly: z.number() }),
});
type Told = z.output<typeof told>;

const hundredths = (value: number): number => Number(value.toFixed(2));

const timeRow = (products: number, by: string, figures: z.output<typeof course>): Row => ({
  products,
  by,
  'index ms': Math.round(figures.indexMs),
  'index MB': hundredths(figures.indexBytes / 1e6),
  'p50 ms': hundredths(figures.p50),
  'p99 ms': hundredths(figures.p99),
  'worst ms': hundredths(figures.worst),
});

function rowsOf({ entries, own, scan, library, bytes }: Told): Row[] {
  const bar = BYTES_A_PRODUCT * entries;
  return [
    {
      ...timeRow(entries, 'the shop’s search', own),
      'brotli 11': bytes.best,
      'brotli 5': bytes.onTheFly,
      bar,
      fits: own.p50 <= P50_MS && own.p99 <= P99_MS && bytes.best <= bar,
    },
    timeRow(entries, 'scan of titles', scan),
    timeRow(entries, 'MiniSearch whole', library),
  ];
}

export const search: Section = {
  name: 'search',
  async run({ products }, { children, progress }) {
    const rows: Row[] = [];
    const notes = [
      `limits: p50 ${P50_MS} ms, p99 ${P99_MS} ms, ${BYTES_A_PRODUCT} bytes per live product for the files that the index is built from`,
      'each query is typed letter by letter, three times, including cold passes; the eight best results',
      'scan and MiniSearch: prefix and fuzzy search over the same words, in the same process after our search',
    ];
    for (const size of products) {
      await progress.step(`Searching ${size} products`, async () => {
        const running = startNode(children, {
          name: 'search-course',
          args: ['--expose-gc', PROGRAM, String(size)],
        });
        const figures = told.parse(await running.hear());
        await running.finished;
        rows.push(...rowsOf(figures));
        notes.push(`${size}: ${figures.questions * 3} answers measured`);
      });
    }
    return { title: 'Search', notes, rows };
  },
};
