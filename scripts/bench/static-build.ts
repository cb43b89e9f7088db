/** Time and memory of a full static build, by size of the catalogue. */
import { readdirSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { demoDocuments } from '#seed/shop.ts';
import { astroBuildArguments } from '#tooling/local/astro-build.ts';
import { astroEnvironment } from '#tooling/local/site.ts';
import type { Children } from '#tooling/local/processes.ts';
import { snapshotFromDocuments } from '#site/snapshot/from-documents.ts';
import { measureNode } from './measured-process.ts';
import { BENCH_FOLDER, type Row, type Section } from './section.ts';

/** The limits: 3 s + 1.3 ms per page, 600 MiB + 10 KB per product. */
const BASE_SECONDS = 3;
const SECONDS_A_PAGE = 0.0013;
const BASE_MIB = 600;
const KIB_A_PRODUCT = 10;

const round = (value: number, digits = 1): number => Number(value.toFixed(digits));

/** The output folder for a catalogue of this size. */
export const builtFolder = (products: number): string => join(BENCH_FOLDER, `site-${products}`);

const built = new Set<number>();

/** Whether this run built a site with this many products; one of an earlier run may have other sources. */
export const wasBuilt = (products: number): boolean => built.has(products);

/** Creates the snapshot and the site for `products` products, and measures the build only. */
export async function buildSite(children: Children, products: number): Promise<Row> {
  const snapshot = resolve(BENCH_FOLDER, `snapshot-${products}.sqlite`);
  for (const suffix of ['', '-wal', '-shm']) rmSync(snapshot + suffix, { force: true });
  const snapshotStarted = performance.now();
  await snapshotFromDocuments({ documents: demoDocuments({ products }), file: snapshot });
  const snapshotSeconds = (performance.now() - snapshotStarted) / 1000;

  const site = builtFolder(products);
  rmSync(site, { recursive: true, force: true });
  const build = await measureNode(children, {
    name: 'astro-build',
    args: astroBuildArguments(products),
    variables: astroEnvironment(snapshot, site),
  });

  built.add(products);

  const copy = `${site}-bare`;
  rmSync(copy, { recursive: true, force: true });
  const bare = await measureNode(children, {
    name: 'bare-writer',
    args: [resolve(import.meta.dirname, 'bare-writer.ts'), site, copy],
  });
  const bareSeconds = Number(bare.output);
  rmSync(copy, { recursive: true, force: true });

  const files = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const pages = files.filter((entry) => entry.name.endsWith('.html')).length;
  const barSeconds = BASE_SECONDS + SECONDS_A_PAGE * pages;
  const barMib = BASE_MIB + (KIB_A_PRODUCT * products) / 1024;
  return {
    products,
    'HTML files': pages,
    'snapshot s': round(snapshotSeconds),
    'build s': round(build.seconds),
    'cpu s': round(build.cpuSeconds),
    'bar s': round(barSeconds),
    'in time': build.seconds <= barSeconds,
    'peak MiB': round(build.peakMib, 0),
    'bar MiB': round(barMib, 0),
    'in memory': build.peakMib <= barMib,
    'plain write s': round(bareSeconds, 2),
    ratio: round(build.seconds / bareSeconds),
  };
}

export const staticBuild: Section = {
  name: 'build',
  async run({ products }, { children }) {
    const rows: Row[] = [];
    for (const size of products) rows.push(await buildSite(children, size));
    return {
      title: 'Full static build',
      notes: [
        'build: wall time of `astro build` in its own process, from start to exit, with an existing snapshot',
        'plain write: Node writes the same files (same bytes, same paths) in the same run; reading them is not counted',
        `load average while measuring: ${loadavg()[0]?.toFixed(1) ?? '?'} on ${availableParallelism()} cores; wall times are valid only if it is about 1`,
        'memory: peak resident memory of the build process, including threads',
      ],
      rows,
    };
  },
};
