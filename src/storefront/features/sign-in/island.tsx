/** The form of a sign-in page. It is part of the HTML; its actions are loaded afterwards. */
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
  reloadUser: notYet,
  goOn: notYet,
};

interface Shown {
  page: SignInPage;
  props: FormProps;
}

/** The script of the page (`page-script.ts`) listens. */
const announce = (place: RefObject<HTMLElement | null>, event: string): boolean | undefined =>
  place.current?.dispatchEvent(new Event(event, { bubbles: true }));

export function SignIn({ page }: { page: SignInPage }) {
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown>({ page, props: { actions: NOT_YET } });
  const { isAlive = false } = shown.props;

  useEffect(() => {
    import('./start.ts')
      .then(({ startSignIn }) => startSignIn(page, (now, props) => setShown({ page: now, props })))
      .catch(() => announce(place, 'astro:hydration-error'));
  }, [page]);

  useEffect(() => {
    if (isAlive) announce(place, 'sign-in-alive');
  }, [isAlive]);

  const Form = FORMS[shown.page];
  return (
    <div ref={place} data-alive={isAlive || undefined}>
      <Form {...shown.props} />
    </div>
  );
}
