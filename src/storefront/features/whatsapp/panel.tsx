/** Choose a topic, edit the message and open WhatsApp; or send the order list. */
import { useEffect, useRef, useState } from 'react';
import { formatDesigns } from '#core/format.ts';
import { orderListPath } from '#core/paths.ts';
import { whatsappLink } from '#core/whatsapp.ts';
import { TOUCH_ICON_BUTTON } from '#ui/button-class.ts';
import { Icon } from '#ui/react/icon.tsx';
import { closeModal, Modal } from '#ui/react/modal.tsx';
import type { Topic } from './topics.ts';

interface Props {
  phone: string;
  topics: readonly Topic[];
  /** The number of designs in the order list. */
  designs: number;
  onClose: () => void;
}

/** Longer messages make links that some phones cut. */
const LONGEST = 400;

export function Panel({ phone, topics, designs, onClose }: Props) {
  const firstTopic = useRef<HTMLInputElement>(null);
  const [chosen, choose] = useState(0);
  const [messages, setMessages] = useState(topics.map(({ message }) => message));
  const message = messages[chosen] ?? '';
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
            maxLength={Math.max(LONGEST, ...topics.map((topic) => topic.message.length))}
            value={message}
            onInput={({ currentTarget: { value } }) =>
              setMessages(messages.map((each, index) => (index === chosen ? value : each)))
            }
          />
        </label>
        <a
          className="btn btn-whatsapp"
          href={whatsappLink(phone, message)}
          rel="noopener"
          onClick={closeModal}
        >
          <Icon name="whatsapp" />
          Open WhatsApp
        </a>
        {designs > 0 && (
          <a className="btn btn-secondary" href={orderListPath()}>
            <Icon name="bag" />
            Send my order list ({formatDesigns(designs)})
          </a>
        )}
      </div>
    </Modal>
  );
}
