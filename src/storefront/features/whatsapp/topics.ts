/** The topics of messages to the shop, from links on the page. */
import { readWhatsappLink } from '#core/whatsapp.ts';

export interface Topic {
  name: string;
  /** The message template, editable before sending. */
  message: string;
}

/**
 * The topics of this page, the most specific first.
 * @param link the floating link: its message is the general one, and `data-video-call` has the one for a call
 */
export function topicsOf(link: HTMLAnchorElement): Topic[] {
  const own = document.querySelector<HTMLAnchorElement>('a[data-topic]');
  const messageOf = ({ href }: HTMLAnchorElement): string => readWhatsappLink(href)?.text ?? '';
  return [
    ...(own ? [{ name: own.dataset['topic'] ?? '', message: messageOf(own) }] : []),
    { name: 'General enquiry', message: messageOf(link) },
    { name: 'Book a video call', message: link.dataset['videoCall'] ?? '' },
  ];
}
