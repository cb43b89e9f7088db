/** The signed-in user as pages use it, and the copy stored in this browser for the next visit. */
import { fieldsOf, jsonFrom } from '#core/unknown-json.ts';

export interface User {
  uid: string;
  /** A placeholder made from the uid for an account without one. */
  email: string;
  displayName: string;
  photoURL: string | null;
  emailVerified: boolean;
  /** From the identity token, for display only: the rules check access on the server. */
  customClaims: Readonly<Record<string, unknown>>;
}

/** An account as the sign-in service describes it. */
export interface Account {
  uid: string;
  email: string | null;
  displayName: string | null;
  photoURL: string | null;
  emailVerified: boolean;
}

/**
 * The domain of placeholder addresses; `.invalid` is reserved by RFC 2606. The rules use the same.
 */
export const NO_EMAIL_DOMAIN = 'customer.invalid';

const placeholderEmail = (uid: string): string => `${uid}@${NO_EMAIL_DOMAIN}`;

/** The user of an account, with missing fields filled in. */
export function userFrom(account: Account, customClaims: User['customClaims'] = {}): User {
  const email = account.email || placeholderEmail(account.uid);
  return {
    uid: account.uid,
    email,
    displayName: account.displayName || email.slice(0, email.indexOf('@')),
    photoURL: account.photoURL || null,
    emailVerified: account.emailVerified,
    customClaims,
  };
}

/** Whether the user is staff: only if the claim is exactly `true`. */
export const isAdmin = ({ customClaims }: Pick<User, 'customClaims'>): boolean =>
  customClaims['admin'] === true;

/** Standard claims of every ID token; all others are custom claims. */
const STANDARD_CLAIMS: ReadonlySet<string> = new Set(
  'iss aud auth_time user_id sub iat exp email email_verified phone_number name picture firebase'.split(
    ' ',
  ),
);

/** The seller's own claims in a token. */
const customClaimsIn = (claims: Readonly<Record<string, unknown>>): User['customClaims'] =>
  Object.fromEntries(Object.entries(claims).filter(([name]) => !STANDARD_CLAIMS.has(name)));

/**
 * The user according to their ID token, because rules see nothing else: an email counts as verified only if the
 * token says so.
 */
export const withToken = (user: User, claims: Readonly<Record<string, unknown>>): User => ({
  ...user,
  emailVerified: claims['email_verified'] === true,
  customClaims: customClaimsIn(claims),
});

export const userToText = (user: User): string => JSON.stringify(user);

const LONGEST = 254;
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= LONGEST;

/**
 * Parses the stored copy of the user, which is untrusted. Use it to show a name early, never for
 * access: claims are not read from it.
 * @returns undefined when it is missing or invalid
 */
export function savedUserFrom(text: string | null | undefined): User | undefined {
  const { uid, email, displayName, photoURL, emailVerified } = fieldsOf(jsonFrom(text ?? '')) ?? {};
  if (!isText(uid) || !isText(email) || !isText(displayName)) return undefined;
  return {
    uid,
    email,
    displayName,
    photoURL: isText(photoURL) ? photoURL : null,
    emailVerified: emailVerified === true,
    customClaims: {},
  };
}
