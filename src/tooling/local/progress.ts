/** Shows progress: a spinner on a terminal, plain lines elsewhere. */
import ora from 'ora';

export interface Progress {
  /**
   * Runs `work` under a label and prints its duration; `log` adds its progress.
   * @param isGood whether the result counts as a success
   */
  step<T>(
    label: string,
    work: (report: (detail: string) => void) => Promise<T>,
    isGood?: (result: T) => boolean,
  ): Promise<T>;
  /** Prints lines without breaking the spinner's line. */
  note(text: string): void;
  /** Removes the spinner; steps that are still running print no line when they end. */
  end(): void;
}

/** How often a terminal without a spinner prints a line about running steps, ms. */
const STILL_RUNNING_MS = 30_000;

/** Shows progress on `stream`; several steps may run at once. */
export function createProgress(stream: NodeJS.WriteStream = process.stdout): Progress {
  /** The running steps as text. */
  const running = new Map<symbol, string>();
  // A terminal without a size reports 0 columns, and ora would clear lines forever.
  const isMoving = stream.isTTY && stream.columns > 0 && process.env['CI'] === undefined;
  const spinner = ora({ stream, discardStdin: false, isEnabled: isMoving, isSilent: !isMoving });
  let timer: NodeJS.Timeout | undefined;

  const note = (text: string): void => void stream.write(`${text}\n`);
  const show = (): void => {
    spinner.text = [...running.values()].join(' · ');
    if (running.size > 0) {
      spinner.start();
      if (!isMoving) timer ??= setInterval(() => note(`  … ${spinner.text}`), STILL_RUNNING_MS);
      return;
    }
    spinner.stop();
    clearInterval(timer);
    timer = undefined;
  };

  return {
    async step(label, work, isGood = () => true) {
      const step = Symbol(label);
      const startedAt = performance.now();
      const set = (text: string): void => {
        running.set(step, text);
        show();
      };
      const finish = (mark: string): void => {
        const text = running.get(step);
        // `end` has removed it.
        if (text === undefined) return;
        running.delete(step);
        note(`${mark} ${text} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
        show();
      };
      if (!isMoving) note(`• ${label}`);
      set(label);
      try {
        const result = await work((detail) => {
          if (running.has(step)) set(detail === '' ? label : `${label}: ${detail}`);
        });
        finish(isGood(result) ? '✓' : '✗');
        return result;
      } catch (error) {
        finish('✗');
        throw error;
      }
    },
    note,
    end() {
      running.clear();
      show();
    },
  };
}
