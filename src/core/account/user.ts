/** Who is signed in, as pages know them; and the copy that this browser keeps for their next visit. */
import { fieldsOf, jsonFrom } from '#core/unknown-json.ts';

export interface User {
  uid: string;
  /** A placeholder made from the uid for an account without one. */
  email: string;
  displayName: string;
  photoURL: string | null;
  emailVerified: boolean;
  /** From the identity token; for what the page shows alone: rules decide on the server. */
  customClaims: Readonly<Record<string, unknown>>;
}

/** What the sign-in service says of an account. */
export interface Account {
  uid: string;
  email: string | null;
  displayName: string | null;
  photoURL: string | null;
  emailVerified: boolean;
}

/** Ends a made-up address; `.invalid` reaches nobody, by RFC 2606. Rules know it too. */
export const NO_EMAIL_DOMAIN = 'customer.invalid';

const placeholderEmail = (uid: string): string => `${uid}@${NO_EMAIL_DOMAIN}`;

/** The user of an account: what it lacks is filled in. */
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

/** Is the user one of the staff? Only by the claim, and only when it is exactly `true`. */
export const isAdmin = ({ customClaims }: Pick<User, 'customClaims'>): boolean =>
  customClaims['admin'] === true;

/** What every identity token says, by the service itself; the rest are the seller's own claims. */
const STANDARD_CLAIMS: ReadonlySet<string> = new Set(
  'iss aud auth_time user_id sub iat exp email email_verified phone_number name picture firebase'.split(
    ' ',
  ),
);

/** The seller's own claims in a token. */
export const customClaimsIn = (claims: Readonly<Record<string, unknown>>): User['customClaims'] =>
  Object.fromEntries(Object.entries(claims).filter(([name]) => !STANDARD_CLAIMS.has(name)));

/** The user by what their identity token says: rules see that alone, so an address counts as verified when it does. */
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
 * Reads the saved copy with care: anybody may have changed it. It is good for showing a name at once, never for
 * access, so claims are not taken from it.
 * @returns undefined when it is not there or cannot be read
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
