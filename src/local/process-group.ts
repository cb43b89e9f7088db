/** Signals a process together with all that it has started. */
import { spawnSync } from 'node:child_process';

/**
 * Sends `signal` to the group led by `pid`.
 * @returns false when there is no such group any more
 */
export function killGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  if (process.platform === 'win32') {
    // Windows knows neither groups nor gentle signals.
    return signal === 0 || spawnSync('taskkill', ['/pid', String(pid), '/T', '/F']).status === 0;
  }
  try {
    process.kill(-pid, signal);
    return true;
  } catch {
    return false;
  }
}
