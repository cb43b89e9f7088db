/** `npm run bench -- [--only build,weights,lighthouse] [--products 1000,5000] [--runs 3]`: figures, never a test. */
import { parseArgs } from 'node:util';
import { audits } from './bench/audits.ts';
import { pageWeights } from './bench/page-weights.ts';
import { keepResult, plainTable, type Section } from './bench/section.ts';
import { staticBuild } from './bench/static-build.ts';

const SECTIONS: readonly Section[] = [staticBuild, pageWeights, audits];

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: SECTIONS.map(({ name }) => name).join(',') },
    products: { type: 'string', default: '1000,5000,20000' },
    runs: { type: 'string', default: '3' },
  },
});

const wanted = values.only.split(',');
const unknown = wanted.filter((name) => !SECTIONS.some((section) => section.name === name));
const products = values.products.split(',').map(Number);
const runs = Number(values.runs);

if (
  unknown.length > 0 ||
  !products.every((size) => Number.isInteger(size) && size > 0) ||
  !(runs >= 1)
) {
  console.error(
    `--only takes ${SECTIONS.map(({ name }) => name).join(', ')}; --products and --runs take whole numbers from 1.`,
  );
  process.exit(2);
}

for (const section of SECTIONS.filter(({ name }) => wanted.includes(name))) {
  const result = await section.run({ products, runs });
  const file = keepResult(section.name, result);
  console.log(`\n${result.title}\n\n${plainTable(result.rows)}\n`);
  for (const note of result.notes) console.log(`  ${note}`);
  console.log(`  figures: ${file}`);
}
