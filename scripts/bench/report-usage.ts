/** Loaded into a measured process (`node --import`): prints what it used when it ends. */
import { writeSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import { USED } from './said-lines.ts';

if (isMainThread) {
  process.on('exit', () => writeSync(1, `\n${USED}${JSON.stringify(process.resourceUsage())}\n`));
}
