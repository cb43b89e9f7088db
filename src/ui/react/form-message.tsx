/** Result message of a form, announced when it appears; phrases in it may be links. */
import { Fragment, type ReactNode } from 'react';
import { FORM_MESSAGES } from '#ui/form-class.ts';

interface Props {
  kind: 'bad' | 'good' | 'note';
  /** Nothing is shown without it. */
  message: string | undefined;
  /** Link targets of phrases in the message: `{ 'Contact us': '/contact' }`. */
  links?: Readonly<Record<string, string>> | undefined;
  /** Actions. */
  children?: ReactNode;
}

/** The message with each phrase of `links` as a link. */
function withLinks(message: string, links: Readonly<Record<string, string>>): ReactNode {
  const phrases = Object.keys(links);
  if (phrases.length === 0) return message;
  return message.split(new RegExp(`(${phrases.join('|')})`, 'i')).map((piece, place) => {
    const phrase = phrases.find((each) => each.toLowerCase() === piece.toLowerCase());
    return phrase === undefined ? (
      <Fragment key={place}>{piece}</Fragment>
    ) : (
      <a key={place} className="link" href={links[phrase]}>
        {piece}
      </a>
    );
  });
}

/** Stays mounted, because only changes of an existing region are announced, including repeated messages. */
export function FormMessage({ kind, message, links = {}, children }: Props) {
  return (
    <div role={kind === 'bad' ? 'alert' : 'status'}>
      {message && (
        <div className={FORM_MESSAGES[kind]}>
          <p>{withLinks(message, links)}</p>
          {children}
        </div>
      )}
    </div>
  );
}
