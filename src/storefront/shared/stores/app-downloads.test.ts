import { expect, test } from 'vitest';
import type { AppDownload } from '#core/analytics/app-download.ts';
import { dropAppDownloads, noteAppDownload, sendAppDownloads } from './app-downloads.ts';

const from = (source: AppDownload['source']): AppDownload => ({ platform: 'ios', source });

test('queues presses until consent, and drops those without consent', () => {
  const sent: string[] = [];
  const send = ({ source }: AppDownload): void => void sent.push(source);
  noteAppDownload(from('hero'));
  sendAppDownloads(send);
  expect(sent).toEqual(['hero']);
  noteAppDownload(from('b2b-card'));
  expect(sent).toEqual(['hero', 'b2b-card']);
  dropAppDownloads();
  noteAppDownload(from('mobile_prompt'));
  sendAppDownloads(send);
  noteAppDownload(from('floating_buttons'));
  expect(sent).toEqual(['hero', 'b2b-card', 'floating_buttons']);
});
