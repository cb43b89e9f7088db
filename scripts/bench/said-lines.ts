/** How a process under test speaks to the benchmark: JSON on lines of its output that begin with a word of ours. */

/** Begins a line with something that the program has to say. */
export const SAID = '@said ';
/** Begins the line of `report-usage.ts`, the last one. */
export const USED = '@used ';

/** Says something to the benchmark that has started this process. */
export const say = (message: object): void =>
  void process.stdout.write(`${SAID}${JSON.stringify(message)}\n`);
