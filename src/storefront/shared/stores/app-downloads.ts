/** Presses on app links, from the page's own script to whoever may send them: they wait until that is known. */
import type { AppDownload } from '#core/analytics/app-download.ts';

type Sink = (download: AppDownload) => void;

let waiting: AppDownload[] = [];
const wait: Sink = (download) => void waiting.push(download);
let sink = wait;

/** Notes a press; it never waits for anything. */
export const noteAppDownload: Sink = (download) => sink(download);

/** Gives `send` what has waited, and everything from now on. */
export function sendAppDownloads(send: Sink): void {
  const waited = waiting;
  waiting = [];
  sink = send;
  waited.forEach(send);
}

/** Forgets what has waited, and everything from now on until somebody may send. */
export function dropAppDownloads(): void {
  waiting = [];
  sink = () => undefined;
}
