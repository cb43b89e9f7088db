/** Queues presses on app links until consent is known. */
import type { AppDownload } from '#core/analytics/app-download.ts';

type Sink = (download: AppDownload) => void;

let waiting: AppDownload[] = [];
const wait: Sink = (download) => void waiting.push(download);
let sink = wait;

/** Records a press immediately. */
export const noteAppDownload: Sink = (download) => sink(download);

/** Sends the queued presses with `send`, and later ones immediately. */
export function sendAppDownloads(send: Sink): void {
  const waited = waiting;
  waiting = [];
  sink = send;
  waited.forEach(send);
}

/** Drops the queue, and further presses until consent is given. */
export function dropAppDownloads(): void {
  waiting = [];
  sink = () => undefined;
}
