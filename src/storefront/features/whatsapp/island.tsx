/** The panel of the floating WhatsApp button: choose a topic, edit the message and open WhatsApp. */
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { formatDesigns } from '#core/format.ts';
import { orderListPath } from '#core/paths.ts';
import { readWhatsappLink } from '#core/whatsapp.ts';
import { ActIsland } from '#storefront/shared/parts/act-island.tsx';
import { $orderLines } from '#storefront/shared/stores/order-lines.ts';
import { TOUCH_ICON_BUTTON } from '#ui/button-class.ts';
import { ButtonLink, ChatLink } from '#ui/react/button.tsx';
import { Icon } from '#ui/react/icon.tsx';
import { closeModal, Modal } from '#ui/react/modal.tsx';

interface Topic {
  name: string;
  /** The message template, editable before sending. */
  message: string;
}

/** Longer messages make links that some phones cut. */
const LONGEST = 400;

const messageOf = ({ href }: HTMLAnchorElement): string => readWhatsappLink(href)?.text ?? '';

/**
 * The topics of this page, the most specific first.
 * @param link the floating link: its message is the general one, and `data-video-call` has the one for a call
 */
function topicsOf(link: HTMLAnchorElement): Topic[] {
  const own = document.querySelector<HTMLAnchorElement>('a[data-topic]');
  return [
    ...(own ? [{ name: own.dataset['topic'] ?? '', message: messageOf(own) }] : []),
    { name: 'General enquiry', message: messageOf(link) },
    { name: 'Book a video call', message: link.dataset['videoCall'] ?? '' },
  ];
}

function Panel({ link, onClose }: { link: HTMLAnchorElement; onClose: () => void }) {
  const designs = useStore($orderLines).length;
  const firstTopic = useRef<HTMLInputElement>(null);
  const [topics, setTopics] = useState(() => topicsOf(link));
  const [chosen, choose] = useState(0);
  const message = topics[chosen]?.message ?? '';
  useEffect(() => firstTopic.current?.focus(), []);
  return (
    <Modal
      className="fixed inset-auto right-4 bottom-4 max-h-[calc(100dvh-2rem)] w-[min(24rem,100vw-2rem)] overflow-y-auto overscroll-contain rounded-md bg-paper text-ink lifted backdrop:bg-ink/45"
      aria-labelledby="whatsapp-title"
      onClose={onClose}
      closesOnBackdrop
    >
      <div className="relative grid gap-3.5 p-5">
        <h2 id="whatsapp-title" className="pr-10 text-xl/body">
          Chat on WhatsApp
        </h2>
        <button
          type="button"
          className={`absolute top-2.5 right-2.5 size-11 ${TOUCH_ICON_BUTTON}`}
          aria-label="Close chat on WhatsApp"
          onClick={closeModal}
        >
          <Icon name="close" size={22} />
        </button>
        <fieldset>
          <legend className="sr-only">What is it about?</legend>
          {topics.map(({ name }, index) => (
            <label key={name} className="flex min-h-11 items-center gap-3 border-t border-line">
              <input
                ref={index === 0 ? firstTopic : undefined}
                type="radio"
                className="size-4.5 accent-ink"
                name="topic"
                checked={index === chosen}
                onChange={() => choose(index)}
              />
              {name}
            </label>
          ))}
        </fieldset>
        <label>
          Your message
          <textarea
            className="control"
            rows={5}
            maxLength={Math.max(LONGEST, message.length)}
            value={message}
            onInput={({ currentTarget: { value } }) =>
              setTopics(topics.with(chosen, { name: topics[chosen]?.name ?? '', message: value }))
            }
          />
        </label>
        <ChatLink
          number={readWhatsappLink(link.href)?.phone ?? ''}
          text={message}
          onClick={closeModal}
        >
          Open WhatsApp
        </ChatLink>
        {designs > 0 && (
          <ButtonLink kind="secondary" icon="bag" href={orderListPath()}>
            Send my order list ({formatDesigns(designs)})
          </ButtonLink>
        )}
      </div>
    </Modal>
  );
}

export const WhatsApp = () => (
  <ActIsland>
    {(trigger, close) =>
      trigger instanceof HTMLAnchorElement && <Panel link={trigger} onClose={close} />
    }
  </ActIsland>
);
