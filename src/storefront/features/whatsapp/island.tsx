/** The panel of the floating WhatsApp button. */
import { useStore } from '@nanostores/react';
import { readWhatsappLink } from '#core/whatsapp.ts';
import { ActIsland } from '#storefront/shared/parts/act-island.tsx';
import { $orderLines } from '#storefront/shared/stores/order-lines.ts';
import { Panel } from './panel.tsx';
import { topicsOf } from './topics.ts';

interface Props {
  link: HTMLAnchorElement;
  onClose: () => void;
}

function PanelOf({ link, onClose }: Props) {
  const designs = useStore($orderLines).length;
  return (
    <Panel
      phone={readWhatsappLink(link.href)?.phone ?? ''}
      topics={topicsOf(link)}
      designs={designs}
      onClose={onClose}
    />
  );
}

export const WhatsApp = () => (
  <ActIsland>
    {(trigger, close) =>
      trigger instanceof HTMLAnchorElement && <PanelOf link={trigger} onClose={close} />
    }
  </ActIsland>
);
