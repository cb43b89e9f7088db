/**
 * `npm run bench -- [--only build,publish,search,weights,use,scroll,lighthouse,back-office,customers,orders,printing,import] [--products 1000,5000]
 * [--runs 5]`: measures; it never fails like a test.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '#tooling/local/env.ts';
import { Failure } from '#tooling/local/failure.ts';
import { runScript, type Stage } from '#tooling/local/script.ts';
import { audits } from './bench/audits.ts';
import { backOffice } from './bench/back-office.ts';
import { customers } from './bench/customers.ts';
import { interactions } from './bench/interactions.ts';
import { listImport } from './bench/list-import.ts';
import { orders } from './bench/orders.ts';
import { pageWeights } from './bench/page-weights.ts';
import { printing } from './bench/printing.ts';
import { publish } from './bench/publish.ts';
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
  printing,
  listImport,
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

/** Stops the services of a section with it: their triggers would react to what the next one writes. */
async function measure(section: Section, options: BenchOptions, stage: Stage) {
  const cleanup = new AsyncDisposableStack();
  stage.cleanup.defer(() => cleanup.disposeAsync());
  try {
    return await section.run(options, { ...stage, cleanup });
  } finally {
    await cleanup.disposeAsync();
    await stage.children.stopAll();
  }
}

async function main(stage: Stage): Promise<undefined> {
  const { sections, options } = readOptions();
  for (const section of sections) {
    const result = await measure(section, options, stage);
    const file = saveResult(section.name, result);
    stage.progress.note(`\n${result.title}\n\n${plainTable(result.rows)}\n`);
    for (const note of result.notes) stage.progress.note(`  ${note}`);
    stage.progress.note(`  figures: ${file}`);
  }
  return undefined;
}

await runScript(main, { logDir: join(ROOT, BENCH_FOLDER, 'logs') });
