/** Draws the form of a page of sign-in, so that it stands in the page before any script is there. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SignInActions } from '#islands/sign-in/actions.ts';
import { FORMS, type SignInPage } from '#islands/sign-in/forms.tsx';

/** Nothing is done while a form is drawn. */
const NOTHING_DONE = (): Promise<never> =>
  Promise.reject(new Error('Nobody operates a page as it is drawn.'));

const ACTIONS: SignInActions = {
  signIn: NOTHING_DONE,
  signInWithGoogle: NOTHING_DONE,
  register: NOTHING_DONE,
  sendVerification: NOTHING_DONE,
  sendReset: NOTHING_DONE,
  readResetCode: NOTHING_DONE,
  setPassword: NOTHING_DONE,
  applyMailCode: NOTHING_DONE,
  askWhoIsIn: NOTHING_DONE,
  goOn: NOTHING_DONE,
};

/** React writes these as its properties are called, which is no mistake, but not how this shop writes HTML. */
const CAMEL_CASE = / (?:noValidate|autoComplete|autoCapitalize|spellCheck|readOnly)=/g;

export const formHtml = (page: SignInPage): string =>
  renderToStaticMarkup(createElement(FORMS[page], { actions: ACTIONS })).replace(
    CAMEL_CASE,
    (attribute) => attribute.toLowerCase(),
  );
