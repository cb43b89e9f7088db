/** The type of a benchmark's section, and how it is shown and stored. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Stage } from '#tooling/local/script.ts';

export type Cell = string | number | boolean;
export type Row = Readonly<Record<string, Cell>>;

export interface SectionResult {
  title: string;
  /** How it was measured, as far as needed to judge the figures. */
  notes: readonly string[];
  rows: readonly Row[];
}

export interface BenchOptions {
  /** Sizes of the catalogue to build. */
  products: readonly number[];
  /** Number of audits per page; the median counts. */
  runs: number;
}

export interface Section {
  /** Its name for `--only`. */
  name: string;
  run(options: BenchOptions, stage: Stage): Promise<SectionResult>;
}

/** The folder for snapshots, built sites and results; ignored by git. */
export const BENCH_FOLDER = '.cache/bench';

const shown = (cell: Cell | undefined): string =>
  cell === undefined
    ? ''
    : typeof cell === 'boolean'
      ? cell
        ? 'yes'
        : 'NO'
      : cell.toLocaleString('en-IN');

/** A table in plain text: names on the left, figures on the right. */
export function plainTable(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const widths = columns.map((column) =>
    Math.max(column.length, ...rows.map((row) => shown(row[column]).length)),
  );
  const line = (cells: readonly string[], alignRight: readonly boolean[]): string =>
    cells
      .map((cell, index) =>
        alignRight[index] === true
          ? cell.padStart(widths[index] ?? 0)
          : cell.padEnd(widths[index] ?? 0),
      )
      .join('  ')
      .trimEnd();
  const figures = columns.map((column) => rows.every((row) => typeof row[column] !== 'string'));
  return [
    line(columns, figures),
    widths.map((width) => '─'.repeat(width)).join('  '),
    ...rows.map((row) =>
      line(
        columns.map((column) => shown(row[column])),
        figures,
      ),
    ),
  ].join('\n');
}

/** Writes a section's figures to `.cache/bench/{name}.json` and returns the file's path. */
export function saveResult(name: string, result: SectionResult): string {
  mkdirSync(BENCH_FOLDER, { recursive: true });
  const file = join(BENCH_FOLDER, `${name}.json`);
  const machine = { node: process.version, platform: `${process.platform}-${process.arch}` };
  writeFileSync(
    file,
    `${JSON.stringify({ at: new Date().toISOString(), machine, ...result }, null, 2)}\n`,
  );
  return file;
}
