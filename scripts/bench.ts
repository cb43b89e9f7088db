/**
 * `npm run bench -- [--only build,publish,search,weights,use,scroll,lighthouse,back-office,customers,orders,order-course,printing,import,rate-preview] [--products 1000,5000]
 * [--runs 5]`: measures; it never fails like a test.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { execa } from 'execa';
import { ROOT } from '#tooling/local/env.ts';
import { Failure } from '#tooling/local/failure.ts';
import { runScript, type Stage } from '#tooling/local/script.ts';
import { audits } from './bench/audits.ts';
import { backOffice } from './bench/back-office.ts';
import { customers } from './bench/customers.ts';
import { interactions } from './bench/interactions.ts';
import { listImport } from './bench/list-import.ts';
import { orderCourse } from './bench/order-course.ts';
import { orders } from './bench/orders.ts';
import { pageWeights } from './bench/page-weights.ts';
import { printing } from './bench/printing.ts';
import { publish } from './bench/publish.ts';
import { ratePreview } from './bench/rate-preview.ts';
import { scrolling } from './bench/scrolling.ts';
import { search } from './bench/search.ts';
import {
  BENCH_FOLDER,
  saveResult,
  plainTable,
  type BenchOptions,
  type Section,
} from './bench/section.ts';
import { staticBuild } from './bench/static-build.ts';

const SECTIONS: readonly Section[] = [
  staticBuild,
  publish,
  search,
  pageWeights,
  interactions,
  scrolling,
  audits,
  backOffice,
  customers,
  orders,
  orderCourse,
  printing,
  listImport,
  ratePreview,
];

/** The chosen sections, and what to measure. @throws Failure when a flag is invalid */
function readOptions(): { sections: readonly Section[]; options: BenchOptions } {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: SECTIONS.map(({ name }) => name).join(',') },
      products: { type: 'string', default: '1000,5000,20000' },
      runs: { type: 'string', default: '5' },
    },
  });
  const requested = values.only.split(',');
  const products = values.products.split(',').map(Number);
  const runs = Number(values.runs);
  const areValid = requested.every((name) => SECTIONS.some((section) => section.name === name));
  if (!areValid || !products.every((size) => Number.isInteger(size) && size > 0) || !(runs >= 1)) {
    throw new Failure(
      'Invalid flags.',
      `--only takes ${SECTIONS.map(({ name }) => name).join(', ')}; --products and --runs take whole numbers from 1.`,
    );
  }
  return {
    sections: SECTIONS.filter(({ name }) => requested.includes(name)),
    options: { products, runs },
  };
}

async function measure(section: Section, options: BenchOptions, stage: Stage): Promise<void> {
  const result = await section.run(options, stage);
  const file = saveResult(section.name, result);
  stage.progress.note(`\n${result.title}\n\n${plainTable(result.rows)}\n`);
  for (const note of result.notes) stage.progress.note(`  ${note}`);
  stage.progress.note(`  figures: ${file}`);
}

/** Runs a section in a process of its own, so that no service of it disturbs the next one. */
async function measureApart({ name }: Section, { products, runs }: BenchOptions): Promise<boolean> {
  const flags = ['--only', name, '--products', products.join(','), '--runs', String(runs)];
  const { exitCode } = await execa(
    process.execPath,
    [...process.execArgv, fileURLToPath(import.meta.url), ...flags],
    { stdio: 'inherit', reject: false },
  );
  return exitCode === 0;
}

/** The other sections are measured also after one has failed. */
async function main(stage: Stage): Promise<number> {
  const { sections, options } = readOptions();
  const [only, ...others] = sections;
  if (only !== undefined && others.length === 0) {
    await measure(only, options, stage);
    return 0;
  }
  let code = 0;
  for (const section of sections) {
    if (stage.stopped.aborted) break;
    if (!(await measureApart(section, options))) code = 1;
  }
  return code;
}

await runScript(main, { logDir: join(ROOT, BENCH_FOLDER, 'logs') });
