/** The form of a page of sign-in. It is in the page when it opens; what it does is fetched then. */
import { useEffect, useRef, useState, type RefObject } from 'react';
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

/** The script of the page (`sign-in-page.ts`) listens. */
const tell = (place: RefObject<HTMLElement | null>, what: string): boolean | undefined =>
  place.current?.dispatchEvent(new Event(what, { bubbles: true }));

export function SignIn({ page }: { page: SignInPage }) {
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown>({ page, props: { actions: NOT_YET } });
  const { isAlive = false } = shown.props;

  useEffect(() => {
    import('./start.ts')
      .then(({ startSignIn }) => startSignIn(page, (now, props) => setShown({ page: now, props })))
      .catch(() => tell(place, 'astro:hydration-error'));
  }, [page]);

  useEffect(() => {
    if (isAlive) tell(place, 'sign-in-alive');
  }, [isAlive]);

  const Form = FORMS[shown.page];
  return (
    <div ref={place} data-alive={isAlive || undefined}>
      <Form {...shown.props} />
    </div>
  );
}
