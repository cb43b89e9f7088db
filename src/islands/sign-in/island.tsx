/** The form of a page of sign-in. It is in the page when it opens; what it does is fetched then. */
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { SignInActions } from './actions.ts';
import type { FormProps } from './form-props.ts';
import { FORMS, type SignInPage } from './forms.tsx';

const notYet = (): Promise<never> => Promise.reject(new Error('The page is not ready yet.'));

const NOT_YET: SignInActions = {
  signIn: notYet,
  signInWithGoogle: notYet,
  register: notYet,
  sendVerification: notYet,
  sendReset: notYet,
  readResetCode: notYet,
  setPassword: notYet,
  applyMailCode: notYet,
  askWhoIsIn: notYet,
  goOn: notYet,
};

interface Shown {
  page: SignInPage;
  props: FormProps;
}

export function SignIn({ page }: { page: SignInPage }) {
  const place = useRef<HTMLDivElement>(null);
  const sent = useRef<HTMLFormElement>(undefined);
  const [shown, setShown] = useState<Shown>({ page, props: { actions: NOT_YET } });
  const { isAlive = false } = shown.props;

  useEffect(() => {
    import('./start.ts')
      .then(({ startSignIn }) => startSignIn(page, (now, props) => setShown({ page: now, props })))
      .catch(() =>
        place.current?.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true })),
      );
  }, [page]);

  useEffect(() => {
    if (isAlive && sent.current?.isConnected === true) sent.current.requestSubmit();
  }, [isAlive]);

  /** What is sent before the page is ready is sent then. */
  const keep = (event: SubmitEvent<HTMLDivElement>) => {
    event.preventDefault();
    event.stopPropagation();
    if (event.target instanceof HTMLFormElement) sent.current = event.target;
  };

  const Form = FORMS[shown.page];
  return (
    <div ref={place} onSubmitCapture={isAlive ? undefined : keep}>
      <Form {...shown.props} />
    </div>
  );
}
