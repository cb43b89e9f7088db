/** Choose what it is about, look the words over, and go on to WhatsApp; or send the order list instead. */
import { useEffect, useRef, useState } from 'react';
import { formatDesigns } from '#core/format.ts';
import { orderListPath } from '#core/paths.ts';
import { whatsappLink } from '#core/whatsapp.ts';
import { Icon } from '#ui/react/icon.tsx';
import type { Topic } from './topics.ts';

interface Props {
  phone: string;
  topics: readonly Topic[];
  /** How many designs the order list holds. */
  designs: number;
  onClosed: () => void;
}

/** Longer messages make links that some telephones cut. */
const LONGEST = 400;

export function Panel({ phone, topics, designs, onClosed }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [chosen, choose] = useState(0);
  const [messages, setMessages] = useState(topics.map(({ message }) => message));
  const message = messages[chosen] ?? '';
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector('input')?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="panel"
      aria-labelledby="whatsapp-title"
      onClose={onClosed}
      // The dialog itself is hit only beside its content.
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) currentTarget.close();
      }}
    >
      <div className="panel-content">
        <h2 id="whatsapp-title">Chat on WhatsApp</h2>
        <button
          type="button"
          className="panel-close"
          aria-label="Close chat on WhatsApp"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" size={22} />
        </button>
        <fieldset className="panel-topics">
          <legend className="sr-only">What is it about?</legend>
          {topics.map(({ name }, index) => (
            <label key={name}>
              <input
                type="radio"
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
          onClick={() => dialog.current?.close()}
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
    </dialog>
  );
}
