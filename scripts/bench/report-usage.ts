/** Loaded into a measured process (`node --import`): prints what it used when it ends. */
import { writeSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** Begins the line that it prints. */
export const USED = '@used ';

if (isMainThread && process.execArgv.some((flag) => flag.includes('report-usage'))) {
  process.on('exit', () => writeSync(1, `\n${USED}${JSON.stringify(process.resourceUsage())}\n`));
}
