/** What one may write to the shop about, from the links that the page holds anyway. */
import { readWhatsappLink } from '#core/whatsapp.ts';

export interface Topic {
  name: string;
  /** The first words; they may be changed before they are sent. */
  message: string;
}

/**
 * The topics of this page, the nearest first.
 * @param link the floating link: its own words are the general ones, and `data-video-call` has those for a call
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
