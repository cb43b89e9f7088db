/** The messages, read out as they come; each goes by itself, unless it is looked at or tells of a failure. */
import { Link } from '@tanstack/react-router';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { Icon } from './icon.tsx';
import { $messages, dropMessage, dropOfflineFailures, type Message } from './messages-store.ts';

/** Long enough to read it and to reach for its button, ms. */
const STAYS = 8_000;

const ICONS = { done: 'check', failed: 'alert', news: 'bag' } as const;

function OneMessage({ message }: { message: Message }) {
  const { id, kind, words, undo, link } = message;
  const [isHeld, hold] = useState(false);
  const stays = isHeld || kind === 'failed' || message.stays;
  useEffect(() => {
    if (stays) return undefined;
    const going = setTimeout(() => dropMessage(id), STAYS);
    return () => clearTimeout(going);
  }, [id, stays]);
  return (
    <li
      className={`admin-message admin-message-${kind}`}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <Icon name={ICONS[kind]} />
      <span role={kind === 'failed' ? 'alert' : undefined}>{words}</span>
      {link && (
        <Link to={link.to} className="admin-message-undo" onClick={() => dropMessage(id)}>
          {link.words}
        </Link>
      )}
      {undo && (
        <button
          type="button"
          className="admin-message-undo"
          onClick={() => {
            dropMessage(id);
            undo();
          }}
        >
          Undo
        </button>
      )}
      <button type="button" className="admin-message-close" onClick={() => dropMessage(id)}>
        <Icon name="close" size={16} />
        <span className="sr-only">Dismiss</span>
      </button>
    </li>
  );
}

export function Messages() {
  const messages = useStore($messages);
  useEffect(() => {
    addEventListener('online', dropOfflineFailures);
    return () => removeEventListener('online', dropOfflineFailures);
  }, []);
  return (
    <div role="status" className="admin-messages">
      <ul>
        {messages.map((message) => (
          <OneMessage key={message.id} message={message} />
        ))}
      </ul>
    </div>
  );
}
