/** Shows the form of an order request in place of the list; its script is fetched only then. */
import { useEffect, type ComponentType } from 'react';
import { orFailed } from '#core/result.ts';
import { useLoaded } from '#ui/react/use-loaded.ts';
import { loadFormStyles } from '#ui/react/form-stylesheet.ts';
import { loadStylesheet } from '#ui/react/stylesheet.ts';
import type { RequestFormProps } from './request-form.tsx';
import styles from './request-form.css?url';

async function fetchForm(): Promise<ComponentType<RequestFormProps>> {
  const [{ RequestForm }] = await Promise.all([
    import('./request-form.tsx'),
    loadFormStyles(),
    loadStylesheet(styles),
  ]);
  return RequestForm;
}

const load = () => orFailed(fetchForm(), 'The form can’t be loaded. Your list is saved.');

export const REQUEST_TITLE_ID = 'request-title';

export function RequestOpener(props: RequestFormProps) {
  const { loaded, retry } = useLoaded(load);
  const { focusSoon } = props.desk;
  useEffect(() => focusSoon(REQUEST_TITLE_ID), [focusSoon]);
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
      {loaded.state === 'ready' && <loaded.value {...props} />}
      {loaded.state === 'loading' && <p role="status">Loading the form…</p>}
      {loaded.state === 'failed' && (
        <p role="alert">
          {loaded.error}{' '}
          <button type="button" className="order-link" onClick={retry}>
            Try again
          </button>
        </p>
      )}
    </section>
  );
}
