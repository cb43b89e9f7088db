/** Copies a link, and says so; if the browser refuses, the message has the link. */
import { sayDone, sayFailure } from './messages-store.ts';

export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    sayDone('Link copied. Paste it into a WhatsApp message.');
  } catch {
    sayFailure(`Copy this link: ${link}`);
  }
}
