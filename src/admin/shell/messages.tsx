/**
 * Messages, announced to screen readers; each disappears after a while unless hovered, focused, persistent or a
 * failure.
 */
import { Link } from '@tanstack/react-router';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { Icon } from './icon.tsx';
import {
  $messages,
  dropMessage,
  resumeMessage,
  undoMessage,
  type Message,
} from './messages-store.ts';

/** Long enough to read the message and reach its button, ms. */
const STAYS = 8_000;

const ICONS = { done: 'check', failed: 'alert', news: 'bag' } as const;

const ACTION =
  'inline-flex min-h-10 items-center px-3 font-semibold whitespace-nowrap underline underline-offset-[0.25em]';

function OneMessage({ message }: { message: Message }) {
  const { id, kind, text, undo, resume, link } = message;
  const [isPaused, setPaused] = useState(false);
  const stays = isPaused || kind === 'failed' || message.stays;
  useEffect(() => {
    if (stays) return undefined;
    const going = setTimeout(() => dropMessage(id), STAYS);
    return () => clearTimeout(going);
  }, [id, stays]);
  return (
    <li
      className={`text-bright [&_:focus-visible]:outline-bright pointer-events-auto flex items-center gap-3 rounded-md py-1 ps-4 pe-1 lifted ${kind === 'failed' ? 'bg-[#6d2115]' : 'bg-night'}`}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Icon name={ICONS[kind]} />
      <span role={kind === 'failed' ? 'alert' : undefined} className="py-2">
        {text}
      </span>
      {link && (
        <Link
          to={link.to}
          hash={link.hash ?? ''}
          className={ACTION}
          onClick={() => dropMessage(id)}
        >
          {link.label}
        </Link>
      )}
      {resume && (
        <button type="button" className={ACTION} onClick={() => void resumeMessage(message)}>
          Continue
        </button>
      )}
      {undo && (
        <button type="button" className={ACTION} onClick={() => void undoMessage(message)}>
          Undo
        </button>
      )}
      <button
        type="button"
        className="ms-auto grid min-h-10 min-w-10 place-items-center"
        onClick={() => dropMessage(id)}
      >
        <Icon name="close" size={16} />
        <span className="sr-only">Dismiss</span>
      </button>
    </li>
  );
}

export function Messages() {
  const messages = useStore($messages);
  return (
    <div
      role="status"
      // Above the buttons of a form.
      className="pointer-events-none fixed inset-x-0 bottom-4 z-30 grid justify-items-center px-4 in-[body:has([data-action-bar])]:bottom-20"
    >
      <ul className="grid max-w-xl gap-2">
        {messages.map((message) => (
          <OneMessage key={message.id} message={message} />
        ))}
      </ul>
    </div>
  );
}
