/** Opens the panel of the floating WhatsApp button. */
import { readWhatsappLink } from '#domain/whatsapp.ts';
import { mountOverlay } from '#parts/mount.ts';
import { loadStylesheet } from '#parts/stylesheet.ts';
import { $orderLines } from '#stores/order-list.ts';
import panel from './panel.css?url';
import { Panel } from './panel.tsx';
import { topicsOf } from './topics.ts';

let isOpen = false;

/**
 * @param trigger the floating link
 * @throws Error when it leads to no chat or the panel's stylesheet cannot be had; the link is then followed instead
 */
export async function open(trigger: HTMLElement): Promise<void> {
  const chat = trigger instanceof HTMLAnchorElement ? readWhatsappLink(trigger.href) : undefined;
  if (!(trigger instanceof HTMLAnchorElement) || chat === undefined) {
    throw new Error('This link leads to no chat.');
  }
  await loadStylesheet(panel);
  // A second press may have arrived while the first was on its way.
  if (isOpen) return;
  isOpen = true;
  const takeAway = await mountOverlay(
    <Panel
      phone={chat.phone}
      topics={topicsOf(trigger)}
      designs={$orderLines.get().length}
      onClosed={() => {
        isOpen = false;
        takeAway();
        // Some browsers do not give the focus back to a link that was pressed.
        trigger.focus();
      }}
    />,
  );
}
