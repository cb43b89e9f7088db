/** What the forms of sign-in do: the session, the links of emails, and where to go on. */
import { applyMailCode } from './actions/apply-mail-code.ts';
import { register } from './actions/register.ts';
import { readResetCode, resetPassword } from './actions/reset-password.ts';
import { sendPasswordReset } from './actions/send-password-reset.ts';
import { sendVerification } from '#storefront/shared/actions/send-verification.ts';
import { wayBack, wayBackFromMail } from '#storefront/shared/account/way-back.ts';
import type { Result } from '#core/result.ts';
import { accountPath, resetPasswordPath, verifyEmailPath } from '#core/paths.ts';
import {
  $auth,
  confirmedUser,
  loginWithEmail,
  loginWithGoogle,
  refreshUser,
  startSession,
  whenKnown,
  whenSaved,
} from '#firebase/browser/session/auth.ts';
import type { SignInActions } from './actions.ts';
import type { FormProps } from './form-props.ts';
import type { SignInPage } from './forms.tsx';
import { readMailLink, type MailLink } from './mail-link.ts';

/** What stood behind `?` in a mail's link, as a step of the history keeps it. */
const MAIL = 'mail';

/** The query that the page was opened with, also where it has been taken out of the address since. */
function searchOfMail(): string {
  const step: unknown = history.state;
  const kept: unknown = typeof step === 'object' && step !== null ? Reflect.get(step, MAIL) : null;
  return typeof kept === 'string' && !location.search.includes('oobCode') ? kept : location.search;
}

/** Forgets the link once it has done its work. */
async function forgetMailOn<T>(done: Promise<Result<T>>): Promise<Result<T>> {
  const result = await done;
  if (result.success) history.replaceState(null, '');
  return result;
}

/** How long a page waits for a customer to be saved before it is left, ms. The next page tries again. */
const SAVING_WAIT = 2_000;

const orLate = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, SAVING_WAIT))]);

function leaveFor(path: string): Promise<never> {
  // The page that was left would only lead here again.
  location.replace(path);
  return new Promise(() => undefined);
}

/** Somebody has sent the form of registration: they stay, to hear of the mail. */
let isRegistering = false;

/** What goes on beside the mail to them. */
let registered: Promise<unknown> = Promise.resolve();

const actionsFor = (back: string | undefined): SignInActions => ({
  signIn: loginWithEmail,
  signInWithGoogle: loginWithGoogle,
  async register(wish) {
    isRegistering = true;
    const made = await register(wish);
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
  askWhoIsIn: refreshUser,
  async goOn() {
    await orLate(whenSaved());
    return await leaveFor(back ?? accountPath());
  },
});

/** The link of a mail that sets a password anew, wherever it has led. */
const isReset = ({ mode, code }: MailLink): boolean => mode === 'resetPassword' && code !== null;

/** Shows a page's form with what is known by now. */
type Show = (page: SignInPage, props: FormProps) => void;

/** @returns when the session is known, and the page either stays or is left */
export async function startSignIn(page: SignInPage, show: Show): Promise<void> {
  const { origin } = location;
  const search = searchOfMail();
  const link = readMailLink(search);
  const back =
    wayBack(search) ?? wayBackFromMail(new URLSearchParams(search).get('continueUrl'), origin);
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
  const goOnIfKnown = async (): Promise<boolean> => {
    const isHere = (await confirmedUser()) !== null;
    const isToGoOn = page === 'login' || (page === 'register' && !isRegistering);
    if (isHere && isToGoOn) await actions.goOn();
    return isHere;
  };
  const isHere = await goOnIfKnown();
  // On a slow line the form can be used meanwhile.
  if ($auth.get().loading) void whenKnown().then(goOnIfKnown);
  const notice = isHere ? undefined : ($auth.get().error ?? undefined);
  show(form, { isAlive: true, actions, back, link, notice });
}
