/** Tells the terminal what is going on: a moving line on a terminal, plain lines elsewhere. */

export interface Progress {
  /**
   * Runs `work` under a label, with the time it took; `say` adds a word on how far it is.
   * @param isGood whether the result counts as a success
   */
  step<T>(
    label: string,
    work: (say: (detail: string) => void) => Promise<T>,
    isGood?: (result: T) => boolean,
  ): Promise<T>;
  /** Prints lines without tearing the moving line. */
  note(text: string): void;
  /** Takes the moving line away. */
  end(): void;
}

export interface Terminal {
  write(text: string): unknown;
  isTTY?: boolean | undefined;
  columns?: number | undefined;
}

interface Step {
  label: string;
  detail: string;
  startedAt: number;
  /** When a plain terminal last heard of it, ms. */
  saidAt: number;
}

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const FRAME_MS = 100;
/** A plain terminal hears of a running step this often at first, ms; of a long step less and less often. */
const STILL_ALIVE_MS = 5_000;
const LESS_OFTEN = 4;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const described = ({ label, detail }: Step): string =>
  detail === '' ? label : `${label}: ${detail}`;

/** Shows progress on `terminal`; several steps may run at once. */
export function createProgress(terminal: Terminal = process.stdout): Progress {
  const moving = terminal.isTTY === true;
  const running = new Set<Step>();
  let frame = 0;
  let timer: NodeJS.Timeout | undefined;

  const erase = (): void => {
    if (moving) terminal.write('\r\u001b[K');
  };
  const line = (text: string): void => {
    erase();
    terminal.write(`${text}\n`);
  };
  const draw = (): void => {
    const now = Date.now();
    if (!moving) {
      for (const step of running) {
        const quiet = Math.max(STILL_ALIVE_MS, (now - step.startedAt) / LESS_OFTEN);
        if (now - step.saidAt < quiet) continue;
        step.saidAt = now;
        line(`  … ${described(step)} (${seconds(now - step.startedAt)})`);
      }
      return;
    }
    frame = (frame + 1) % FRAMES.length;
    const text = `${FRAMES[frame] ?? ''} ${[...running].map(described).join(' · ')}`;
    terminal.write(`\r\u001b[K${text.slice(0, (terminal.columns ?? 80) - 1)}`);
  };
  const end = (): void => {
    clearInterval(timer);
    timer = undefined;
    if (running.size > 0) erase();
    running.clear();
  };

  return {
    async step(label, work, isGood = () => true) {
      const step: Step = { label, detail: '', startedAt: Date.now(), saidAt: Date.now() };
      if (!moving) line(`• ${label}`);
      running.add(step);
      timer ??= setInterval(draw, FRAME_MS).unref();
      const finish = (mark: string): void => {
        // After `end` nobody is told any more how an abandoned step came out.
        if (!running.delete(step)) return;
        line(`${mark} ${described(step)} (${seconds(Date.now() - step.startedAt)})`);
        if (running.size === 0) end();
      };
      try {
        const result = await work((detail) => {
          step.detail = detail;
        });
        finish(isGood(result) ? '✓' : '✗');
        return result;
      } catch (error) {
        finish('✗');
        throw error;
      }
    },
    note: line,
    end,
  };
}
