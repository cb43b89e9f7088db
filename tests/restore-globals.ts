/** Restores what a file of unit tests has replaced: page globals, clocks and functions. The next file shares them. */
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
