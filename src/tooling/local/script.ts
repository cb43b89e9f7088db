/** The common part of every script: progress, cleanup on Ctrl-C, and one message on failure. */
import { showFailure } from './failure.ts';
import { createChildren, type Children } from './processes.ts';
import { createProgress, type Progress } from './progress.ts';

export interface Stage {
  progress: Progress;
  children: Children;
  /** Cleanup tasks, run in reverse order however the script ends. */
  cleanup: AsyncDisposableStack;
  /** Aborted by Ctrl-C, SIGTERM or the end of the parent process. */
  stopped: AbortSignal;
}

/** npm and the terminal both deliver one Ctrl-C; only a later one counts as the second, ms. */
const SAME_PRESS_MS = 1_000;
const INTERRUPTED = 130;

function untilStopped(onSecond: () => void): AbortController {
  const controller = new AbortController();
  let firstAt = 0;
  const onSignal = (): void => {
    if (firstAt === 0) {
      firstAt = Date.now();
      controller.abort();
    } else if (Date.now() - firstAt > SAME_PRESS_MS) onSecond();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  if (process.channel) {
    process.channel.unref();
    process.once('disconnect', onSignal);
  }
  return controller;
}

const aborted = (signal: AbortSignal): Promise<'stopped'> =>
  new Promise((resolve) =>
    signal.addEventListener('abort', () => resolve('stopped'), { once: true }),
  );

async function putAway(
  { progress, children, cleanup }: Stage,
  wasStopped: boolean,
): Promise<boolean> {
  const works = async (): Promise<void> => {
    await cleanup.disposeAsync();
    await children.stopAll();
  };
  try {
    if (wasStopped) await progress.step('Stopping', works);
    else await works();
    return true;
  } catch (error) {
    console.error(showFailure(error));
    await children.stopAll();
    return false;
  }
}

/**
 * Runs a script to its end and ends the process. After a signal, it cleans up first.
 * @param main returns the exit code; undefined means 0
 * @param options.logDir the folder for the children's output
 * @param options.finalMessage printed after the cleanup, as the last line
 * @param options.codeWhenStopped the exit code after Ctrl-C: 0 for scripts that run until then
 */
export async function runScript(
  main: (stage: Stage) => Promise<number | undefined>,
  options: { logDir: string; codeWhenStopped?: number; finalMessage?: (code: number) => string },
): Promise<never> {
  const { codeWhenStopped = INTERRUPTED } = options;
  const progress = createProgress();
  const children = createChildren(options.logDir);
  const controller = untilStopped(() => {
    children.killAll();
    progress.end();
    console.error('Stopped immediately. Local data of the last few minutes may be lost.');
    process.exit(INTERRUPTED);
  });
  const stopped = controller.signal;
  const stage: Stage = { progress, children, cleanup: new AsyncDisposableStack(), stopped };
  let code: number;
  try {
    const outcome = await Promise.race([main(stage), aborted(stopped)]);
    code = outcome === 'stopped' ? codeWhenStopped : (outcome ?? 0);
  } catch (error) {
    progress.end();
    if (!stopped.aborted) console.error(`\n${showFailure(error)}\n`);
    code = stopped.aborted ? codeWhenStopped : 1;
  }
  progress.end();
  const wasStopped = stopped.aborted;
  // Running steps end after a failure, too.
  controller.abort();
  const clean = await putAway(stage, wasStopped);
  if (!clean && code === 0) code = 1;
  if (options.finalMessage) console.log(options.finalMessage(code));
  process.exit(code);
}
