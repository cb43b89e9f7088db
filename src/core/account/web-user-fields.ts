/**
 * The fields of a customer document (`webUsers/{uid}`) that come from the account: all for a new document,
 * missing ones later.
 */
import { DEFAULT_EMAIL_PREFERENCES } from '#schema/defaults.ts';
import { LONGEST_GIVEN_NAME, LONGEST_NAME } from '#schema/limits.ts';
import type { WebUser } from '#schema/web-user.ts';
import { NO_EMAIL_DOMAIN, type User } from './user.ts';

/** The times are the server's. */
type Times = 'createdAt' | 'lastLogin';

const LONGEST_LINK = 1_000;

/** The first `most` characters, without splitting a character. */
const cut = (text: string, most: number): string =>
  text
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();

const nameOf = ({ displayName }: User): string => cut(displayName.trim(), LONGEST_NAME);

/** Splits a name into its first word and the rest. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [first = '', ...rest] = name.trim().split(/\s+/u);
  return {
    firstName: cut(first, LONGEST_GIVEN_NAME),
    lastName: cut(rest.join(' '), LONGEST_GIVEN_NAME),
  };
}

/** The schema's rule for external links, repeated here because catalogue pages load this module. */
const PICTURE_LINK =
  /^https:\/\/(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,}(?::(?:[1-9]\d{0,3}|[1-5]\d{4}))?(?:[/?#][^\s\p{Cc}]*)?$/u;

/** The account's photo can be any address; the document accepts https only. */
const pictureOf = ({ photoURL }: User): string | null =>
  photoURL !== null &&
  photoURL.length <= LONGEST_LINK &&
  PICTURE_LINK.test(photoURL) &&
  URL.canParse(photoURL)
    ? photoURL
    : null;

const isReal = (email: string): boolean => !email.endsWith(`@${NO_EMAIL_DOMAIN}`);

/** All fields of a new document except the times. */
export function newWebUser(user: User): Omit<WebUser, Times> {
  const displayName = nameOf(user);
  return {
    uid: user.uid,
    email: user.email,
    displayName,
    photoURL: pictureOf(user),
    emailVerified: user.emailVerified,
    ...splitName(displayName),
    phone: '',
    emailPreferences: { ...DEFAULT_EMAIL_PREFERENCES },
  };
}

/**
 * The changes to an existing document at sign-in, apart from the time: missing name and photo, and the email
 * with its verification, which follow the token.
 * @param stored the raw, unvalidated fields
 */
export function webUserChanges(
  user: User,
  stored: Readonly<Record<string, unknown>>,
): Partial<Pick<WebUser, 'email' | 'displayName' | 'photoURL' | 'emailVerified'>> {
  const picture = pictureOf(user);
  // A placeholder never replaces a real address; another real one does, because emails go to the address in the
  // document.
  const takesEmail = !stored['email'] || isReal(user.email);
  const isOther = stored['email'] !== user.email;
  return {
    ...(takesEmail && isOther && { email: user.email }),
    ...(!stored['displayName'] && { displayName: nameOf(user) }),
    ...(!stored['photoURL'] && picture !== null && { photoURL: picture }),
    // `emailVerified` refers to the email stored with it.
    ...((takesEmail || !isOther) &&
      stored['emailVerified'] !== user.emailVerified && { emailVerified: user.emailVerified }),
  };
}
