/** Loaded into a measured process (`node --import`): prints its resource usage when it ends. */
import { writeSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** The start of the line that it prints. */
export const USED = '@used ';

if (isMainThread && process.execArgv.some((flag) => flag.includes('report-usage'))) {
  process.on('exit', () => writeSync(1, `\n${USED}${JSON.stringify(process.resourceUsage())}\n`));
}
