/** The actions of the sign-in forms, loaded after them: session, email links and navigation. */
import { isWornLink } from '#core/account/auth-messages.ts';
import { userFrom, type User } from '#core/account/user.ts';
import { accountPath, loginPath, resetPasswordPath, verifyEmailPath } from '#core/paths.ts';
import { DONE, type Result } from '#core/result.ts';
import { fieldsOf } from '#core/unknown-json.ts';
import * as auth from '#firebase/browser/auth.ts';
import { authOutcome } from '#firebase/browser/session/auth-outcome.ts';
import {
  $auth,
  authStateReady,
  confirmedUser,
  refreshUser,
  startSession,
  whenSaved,
} from '#firebase/browser/session/auth.ts';
import { saveUser } from '#firebase/browser/session/save-user.ts';
import { returnPath, returnPathFromMail } from '#storefront/features/sign-in/model/return-path.ts';
import { sendVerification } from '#storefront/shared/actions/send-verification.ts';
import type { FormProps, MailLink, MailLinkOutcome, SignInPage } from './form-props.ts';
import type { RegisterFields } from './model/sign-in-schemas.ts';

export { loginWithEmail, loginWithGoogle, refreshUser } from '#firebase/browser/session/auth.ts';

/** The query of the page, also after it was removed from the address. */
function searchOfMail(): string {
  const stored = fieldsOf(history.state)?.['mail'];
  const isNew = location.search.includes('oobCode');
  return typeof stored === 'string' && !isNew ? stored : location.search;
}

const search = searchOfMail();
const params = new URLSearchParams(search);
const link: MailLink = { mode: params.get('mode'), code: params.get('oobCode') };

/** The return path; a form may be submitted before it is rendered with it. */
const back = returnPath(search) ?? returnPathFromMail(params.get('continueUrl'), location.origin);

/**
 * How long the page waits for the customer document before it navigates, ms. The next page tries again.
 */
const SAVING_WAIT = 2_000;

const orLate = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, SAVING_WAIT))]);

/** Settles when a new customer's document is saved; undefined unless the visitor has registered here. */
let registered: Promise<unknown> | undefined;

/**
 * Creates the account and signs in; the document is saved in the background. A failed save is not an error: the
 * next start creates the document, and the business name can be entered under "My account".
 */
export function register(fields: RegisterFields): Promise<Result<unknown>> {
  // The visitor stays for the email notice.
  registered = Promise.resolve();
  return authOutcome(async () => {
    const account = await auth.createAccount(fields.email, fields.password, fields.name);
    const { businessName } = fields;
    // The account may have no name, if saving it failed.
    const user = { ...userFrom(account), displayName: fields.name };
    const saved = saveUser(user, businessName === '' ? {} : { businessName });
    registered = orLate(Promise.all([saved, refreshUser()])).catch((error: unknown) =>
      console.warn('The customer could not be saved', error),
    );
  });
}

export async function sendVerificationLink(): Promise<Result<unknown>> {
  const [sent] = await Promise.all([sendVerification(back), registered]);
  return sent;
}

/** The result does not reveal whether the account exists, even if the project's settings would. */
export async function sendReset(email: string): Promise<Result<unknown>> {
  const sent = await authOutcome(() =>
    auth.mailPasswordReset(email, new URL(loginPath(back), location.origin).href),
  );
  return !sent.success && sent.code === 'user-not-found' ? DONE : sent;
}

/** Removes the link from the history entry once it has been applied. */
async function applyLink(work: () => Promise<void>): Promise<Result<unknown>> {
  const result = await authOutcome(work);
  if (result.success) history.replaceState(null, '');
  return result;
}

export const setPassword = (code: string, password: string): Promise<Result<unknown>> =>
  applyLink(() => auth.resetPassword(code, password));

function leaveFor(path: string): Promise<never> {
  // Going back to this page would only redirect again.
  location.replace(path);
  return new Promise(() => undefined);
}

/** Navigates to the return path; never settles, so that the button stays busy. */
export async function goOn(): Promise<never> {
  await orLate(whenSaved());
  return await leaveFor(back ?? accountPath());
}

const stateOf = (user: User | null): MailLinkOutcome => {
  if (user === null) return { is: 'signed-out' };
  return user.emailVerified ? { is: 'verified' } : { is: 'to-verify', email: user.email };
};

/** Applies the link, or without one finds whether the email is verified. */
export async function followMailLink({ mode, code }: MailLink): Promise<MailLinkOutcome> {
  if (code !== null && mode === 'resetPassword') {
    const read = await authOutcome(() => auth.readResetCode(code));
    return read.success
      ? { is: 'new-password', code, email: read.value }
      : { is: 'failed', failed: read, page: 'reset' };
  }
  const applied = code === null ? undefined : await applyLink(() => auth.applyMailCode(code));
  if (applied?.success === true) return { is: mode === 'recoverEmail' ? 'recovered' : 'verified' };
  if (applied && !(mode === 'verifyEmail' && isWornLink(applied.code))) {
    return { is: 'failed', failed: applied, page: 'login' };
  }
  // A link opened twice was applied the first time; an expired one must be requested again.
  const reloaded = await refreshUser();
  if (!reloaded.success) return { is: 'failed', failed: applied ?? reloaded, page: 'login' };
  const state = stateOf(reloaded.value);
  if (applied === undefined || state.is === 'verified') return state;
  return state.is === 'to-verify'
    ? { ...state, sent: applied }
    : { is: 'failed', failed: applied, page: 'login' };
}

/** Starts the session and renders a page's form with the current state. */
export async function startSignIn(
  page: SignInPage,
  show: (page: SignInPage, props: FormProps) => void,
): Promise<void> {
  const isReset = link.mode === 'resetPassword' && link.code !== null;
  if (link.code !== null) {
    // The code grants access to the account, so keep it out of the address and the Referer header. A page that is
    // reloaded before the code was used finds it in its entry of the history.
    const at = isReset ? resetPasswordPath(back) : verifyEmailPath(back);
    history.replaceState({ mail: search }, '', at);
  }
  if (page === 'verify' && isReset) await leaveFor(resetPasswordPath() + search);
  const form = isReset ? 'verify' : page;
  show(form, { isAlive: true, back });

  await startSession();
  const goOnIfSignedIn = async (): Promise<boolean> => {
    const isHere = (await confirmedUser()) !== null;
    const isToGoOn = page === 'login' || (page === 'register' && registered === undefined);
    if (isHere && isToGoOn) await goOn();
    return isHere;
  };
  const isHere = await goOnIfSignedIn();
  // On a slow connection the form can be used meanwhile.
  if ($auth.get().loading) void authStateReady().then(goOnIfSignedIn);
  const notice = isHere ? undefined : ($auth.get().error ?? undefined);
  show(form, { isAlive: true, back, link, notice });
}
