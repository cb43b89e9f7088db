/** The actions of the sign-in forms: session, email links and navigation. */
import { applyMailCode } from './actions/apply-mail-code.ts';
import { register } from './actions/register.ts';
import { readResetCode, resetPassword } from './actions/reset-password.ts';
import { sendPasswordReset } from './actions/send-password-reset.ts';
import { sendVerification } from '#storefront/shared/actions/send-verification.ts';
import { returnPath, returnPathFromMail } from '#storefront/shared/account/return-path.ts';
import type { Result } from '#core/result.ts';
import { accountPath, resetPasswordPath, verifyEmailPath } from '#core/paths.ts';
import {
  $auth,
  confirmedUser,
  loginWithEmail,
  loginWithGoogle,
  refreshUser,
  startSession,
  authStateReady,
  whenSaved,
} from '#firebase/browser/session/auth.ts';
import type { SignInActions } from './actions.ts';
import type { FormProps } from './form-props.ts';
import type { SignInPage } from './forms.tsx';
import { readMailLink, type MailLink } from './mail-link.ts';

/** The query of an email link, stored in the history entry. */
const MAIL = 'mail';

/** The query of the page, also after it was removed from the address. */
function searchOfMail(): string {
  const step: unknown = history.state;
  const stored: unknown =
    typeof step === 'object' && step !== null ? Reflect.get(step, MAIL) : null;
  return typeof stored === 'string' && !location.search.includes('oobCode')
    ? stored
    : location.search;
}

/** Removes the link once it has been applied. */
async function forgetMailOn<T>(done: Promise<Result<T>>): Promise<Result<T>> {
  const result = await done;
  if (result.success) history.replaceState(null, '');
  return result;
}

/**
 * How long the page waits for the customer document before it navigates, ms. The next page tries again.
 */
const SAVING_WAIT = 2_000;

const orLate = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, SAVING_WAIT))]);

function leaveFor(path: string): Promise<never> {
  // Going back to this page would only redirect again.
  location.replace(path);
  return new Promise(() => undefined);
}

/** The user has submitted the registration form and stays for the email notice. */
let isRegistering = false;

/** Work that continues while the email is sent. */
let registered: Promise<unknown> = Promise.resolve();

const actionsFor = (back: string | undefined): SignInActions => ({
  signIn: loginWithEmail,
  signInWithGoogle: loginWithGoogle,
  async register(input) {
    isRegistering = true;
    const made = await register(input);
    if (made.success) registered = orLate(Promise.all([made.value.saved, refreshUser()]));
    return made;
  },
  async sendVerification() {
    const [sent] = await Promise.all([sendVerification(back), registered]);
    return sent;
  },
  sendReset: (email) => sendPasswordReset(email, back),
  readResetCode,
  setPassword: (code, password) => forgetMailOn(resetPassword(code, password)),
  applyMailCode: (code) => forgetMailOn(applyMailCode(code)),
  reloadUser: refreshUser,
  async goOn() {
    await orLate(whenSaved());
    return await leaveFor(back ?? accountPath());
  },
});

/** A password reset link, on any of these pages. */
const isReset = ({ mode, code }: MailLink): boolean => mode === 'resetPassword' && code !== null;

/** Renders a page's form with the current state. */
type Show = (page: SignInPage, props: FormProps) => void;

/** @returns when the auth state is known, and the page either stays or navigates */
export async function startSignIn(page: SignInPage, show: Show): Promise<void> {
  const { origin } = location;
  const search = searchOfMail();
  const link = readMailLink(search);
  const back =
    returnPath(search) ??
    returnPathFromMail(new URLSearchParams(search).get('continueUrl'), origin);
  if (link.code !== null) {
    // The code grants access to the account, so keep it out of the address and the Referer header. A page that is
    // reloaded before the code was used finds it in its entry of the history.
    const at = isReset(link) ? resetPasswordPath(back) : verifyEmailPath(back);
    history.replaceState({ [MAIL]: search }, '', at);
  }
  if (page === 'verify' && isReset(link)) {
    await leaveFor(resetPasswordPath() + search);
  }
  const actions = actionsFor(back);
  const form = isReset(link) ? 'verify' : page;
  show(form, { isAlive: true, actions, back });

  await startSession();
  const goOnIfSignedIn = async (): Promise<boolean> => {
    const isHere = (await confirmedUser()) !== null;
    const isToGoOn = page === 'login' || (page === 'register' && !isRegistering);
    if (isHere && isToGoOn) await actions.goOn();
    return isHere;
  };
  const isHere = await goOnIfSignedIn();
  // On a slow connection the form can be used meanwhile.
  if ($auth.get().loading) void authStateReady().then(goOnIfSignedIn);
  const notice = isHere ? undefined : ($auth.get().error ?? undefined);
  show(form, { isAlive: true, actions, back, link, notice });
}
