/** Permissions in the local Storage: the same as in `storage.rules`. */
import * as z from 'zod';
import { LARGEST_PICTURE, PICTURE_FOLDER, PICTURE_NAME, PICTURE_TYPE } from '#core/picture-file.ts';
import { mayUsePictures, roleOf, type StoredAccess } from '#core/staff-roles.ts';

export type StorageDeed =
  | { kind: 'get' | 'list' | 'delete'; name: string }
  | { kind: 'put'; name: string; size: number; contentType: string };

const token = z.looseObject({ sub: z.string() });

/** The claims of a token. The local Auth signs nothing, so there is no signature to check. */
function claimsIn(authorization: string | undefined): z.output<typeof token> | undefined {
  const payload = /^(?:Firebase|Bearer) [^.]*\.([^.]*)\./.exec(authorization ?? '')?.[1];
  if (payload === undefined) return undefined;
  try {
    const decoded: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    return token.safeParse(decoded).data;
  } catch {
    return undefined;
  }
}

/** Reads a person's document in `staff`; undefined if there is none. */
export type ReadStoredAccess = (uid: string) => Promise<StoredAccess | undefined>;

/**
 * Whether one operation is allowed.
 * @param authorization the request's header as sent by the browser SDK
 * @throws when the stored role can't be read
 */
export async function mayDo(
  deed: StorageDeed,
  authorization: string | undefined,
  storedAccess: ReadStoredAccess,
): Promise<boolean> {
  if (!deed.name.startsWith(`${PICTURE_FOLDER}/`)) return false;
  if (deed.kind === 'get') return true;
  if (deed.kind === 'put') {
    const { name, size, contentType } = deed;
    if (!PICTURE_NAME.test(name) || size > LARGEST_PICTURE || !PICTURE_TYPE.test(contentType))
      return false;
  }
  // As in Firebase's emulators, this token has all rights.
  if (authorization === 'Bearer owner') return true;
  const claims = claimsIn(authorization);
  if (claims === undefined) return false;
  const role = roleOf(claims, await storedAccess(claims.sub));
  return role !== undefined && mayUsePictures(role, deed.kind);
}
