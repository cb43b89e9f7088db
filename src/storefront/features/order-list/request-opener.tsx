/** Shows the form of an order request in place of the list; its script is fetched only then. */
import { useEffect, useState, type ComponentType } from 'react';
import { loadFormStyles } from '#ui/react/form-stylesheet.ts';
import { loadStylesheet } from '#ui/react/stylesheet.ts';
import type { RequestFormProps } from './request-form.tsx';
import styles from './request-form.css?url';

type Opened =
  | { state: 'loading' }
  | { state: 'ready'; Form: ComponentType<RequestFormProps> }
  | { state: 'failed' };

export const REQUEST_TITLE_ID = 'request-title';

export function RequestOpener(props: RequestFormProps) {
  const [opened, setOpened] = useState<Opened>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const { focusSoon } = props.desk;
  useEffect(() => focusSoon(REQUEST_TITLE_ID), [focusSoon]);
  useEffect(() => {
    let isWanted = true;
    const settle = (next: Opened) => {
      if (isWanted) setOpened(next);
    };
    Promise.all([import('./request-form.tsx'), loadFormStyles(), loadStylesheet(styles)]).then(
      ([{ RequestForm }]) => settle({ state: 'ready', Form: RequestForm }),
      () => settle({ state: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [attempt]);
  return (
    <section aria-labelledby={REQUEST_TITLE_ID} className="order-request">
      <p>
        <button type="button" className="order-link" onClick={props.onClose}>
          Back to list
        </button>
      </p>
      <h2 id={REQUEST_TITLE_ID} tabIndex={-1}>
        Send as order request
      </h2>
      {opened.state === 'ready' && <opened.Form {...props} />}
      {opened.state === 'loading' && <p role="status">Loading the form…</p>}
      {opened.state === 'failed' && (
        <p role="alert">
          The form can’t be loaded. Your list is saved.{' '}
          <button
            type="button"
            className="order-link"
            onClick={() => {
              setOpened({ state: 'loading' });
              setAttempt((last) => last + 1);
            }}
          >
            Try again
          </button>
        </p>
      )}
    </section>
  );
}
