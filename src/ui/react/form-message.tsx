/** What became of a form, read out when it appears; the ways out that its words name are links. */
import { Fragment, type ReactNode } from 'react';

interface Props {
  kind: 'bad' | 'good' | 'note';
  /** Nothing is shown while they are empty. */
  words: string | undefined;
  /** Which of the words lead where: `{ 'Contact us': '/contact' }`. */
  links?: Readonly<Record<string, string>> | undefined;
  /** What can be done about it. */
  children?: ReactNode;
}

/** Every phrase of `links` that stands in `words`, as a link. */
function withLinks(words: string, links: Readonly<Record<string, string>>): ReactNode {
  const phrases = Object.keys(links);
  if (phrases.length === 0) return words;
  return words.split(new RegExp(`(${phrases.join('|')})`, 'i')).map((piece, place) => {
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

/** Stands in the form all the time: what fills an empty region is read out, also when it says the same as last time. */
export function FormMessage({ kind, words, links = {}, children }: Props) {
  return (
    <div role={kind === 'bad' ? 'alert' : 'status'}>
      {words && (
        <div className={`form-message form-message-${kind}`}>
          <p>{withLinks(words, links)}</p>
          {children}
        </div>
      )}
    </div>
  );
}
