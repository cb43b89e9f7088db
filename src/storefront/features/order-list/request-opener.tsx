/** Shows the order request form in place of the list; its script is loaded only then. */
import { useEffect, type ComponentType } from 'react';
import { orFailed } from '#core/result.ts';
import { useLoaded } from '#ui/react/use-loaded.ts';
import { SMALL_TEXT_BUTTON } from './order-class.ts';
import type { RequestFormProps } from './request-form.tsx';

async function fetchForm(): Promise<ComponentType<RequestFormProps>> {
  const { RequestForm } = await import('./request-form.tsx');
  return RequestForm;
}

const load = () => orFailed(fetchForm(), 'The form can’t be loaded. Your list is saved.');

const REQUEST_TITLE_ID = 'request-title';

export function RequestOpener(props: RequestFormProps) {
  const { loaded, retry } = useLoaded(load);
  const { focusSoon } = props.orderList;
  useEffect(() => focusSoon(REQUEST_TITLE_ID), [focusSoon]);
  return (
    <section aria-labelledby={REQUEST_TITLE_ID} className="grid gap-4">
      <p>
        <button type="button" className={SMALL_TEXT_BUTTON} onClick={props.onClose}>
          Back to list
        </button>
      </p>
      <h2 id={REQUEST_TITLE_ID} tabIndex={-1} className="text-2xl outline-none">
        Send as order request
      </h2>
      {loaded.state === 'ready' && <loaded.value {...props} />}
      {loaded.state === 'loading' && <p role="status">Loading the form…</p>}
      {loaded.state === 'failed' && (
        <p role="alert">
          {loaded.error}{' '}
          <button type="button" className={SMALL_TEXT_BUTTON} onClick={retry}>
            Try again
          </button>
        </p>
      )}
    </section>
  );
}
