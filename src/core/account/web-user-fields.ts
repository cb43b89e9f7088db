/** What a customer's document (`webUsers/{uid}`) gets from their account: all fields when new, what it lacks later. */
import { DEFAULT_EMAIL_PREFERENCES } from '#schema/defaults.ts';
import { LONGEST_GIVEN_NAME, LONGEST_NAME } from '#schema/limits.ts';
import type { WebUser } from '#schema/web-user.ts';
import { NO_EMAIL_DOMAIN, type User } from './user.ts';

/** The times are the server's. */
type Times = 'createdAt' | 'lastLogin';

const LONGEST_LINK = 1_000;

/** The first `most` characters, none of them torn in two. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = /[\uD800-\uDBFF]/.test(text.charAt(most - 1)) ? most - 1 : most;
  return text.slice(0, end).trimEnd();
}

const nameOf = ({ displayName }: User): string => cut(displayName.trim(), LONGEST_NAME);

/** The first word of a name, and the rest of it. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [first = '', ...rest] = name.trim().split(/\s+/u);
  return {
    firstName: cut(first, LONGEST_GIVEN_NAME),
    lastName: cut(rest.join(' '), LONGEST_GIVEN_NAME),
  };
}

/** What the schema takes as a link to elsewhere, said without it: pages of the catalogue come here too. */
const PICTURE_LINK =
  /^https:\/\/(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,}(?::(?:[1-9]\d{0,3}|[1-5]\d{4}))?(?:[/?#][^\s\p{Cc}]*)?$/u;

/** Pictures come from anywhere; the document takes an https address alone. */
const pictureOf = ({ photoURL }: User): string | null =>
  photoURL !== null &&
  photoURL.length <= LONGEST_LINK &&
  PICTURE_LINK.test(photoURL) &&
  URL.canParse(photoURL)
    ? photoURL
    : null;

const isReal = (email: string): boolean => !email.endsWith(`@${NO_EMAIL_DOMAIN}`);

/** All fields of a new document but the times. */
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
 * What of an existing document changes at a sign-in, besides the time of it: what it lacks of name and picture, and
 * the email with whether it is verified, which follow the token.
 * @param stored as it came, not looked at
 */
export function webUserChanges(
  user: User,
  stored: Readonly<Record<string, unknown>>,
): Partial<Pick<WebUser, 'email' | 'displayName' | 'photoURL' | 'emailVerified'>> {
  const picture = pictureOf(user);
  // A placeholder takes no real address's place; another real one does, since mails go by the document.
  const takesEmail = !stored['email'] || isReal(user.email);
  const isOther = stored['email'] !== user.email;
  return {
    ...(takesEmail && isOther && { email: user.email }),
    ...(!stored['displayName'] && { displayName: nameOf(user) }),
    ...(!stored['photoURL'] && picture !== null && { photoURL: picture }),
    // Whether it is verified is said of the address that stands beside it.
    ...((takesEmail || !isOther) &&
      stored['emailVerified'] !== user.emailVerified && { emailVerified: user.emailVerified }),
  };
}
