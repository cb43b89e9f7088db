/** Permissions in the local Storage: the same as in `storage.rules`. */
import * as z from 'zod';
import { LARGEST_PICTURE, PICTURE_FOLDER, PICTURE_NAME, PICTURE_TYPE } from '#core/picture-file.ts';

export type StorageDeed =
  | { kind: 'get' | 'list' | 'delete'; name: string }
  | { kind: 'put'; name: string; size: number; contentType: string };

const claims = z.object({ admin: z.boolean().optional() });

/** Whether the token is a staff member's. The local Auth signs nothing, so there is no signature to check. */
function isStaff(authorization: string | undefined): boolean {
  // As in Firebase's emulators, this token has all rights.
  if (authorization === 'Bearer owner') return true;
  const payload = /^(?:Firebase|Bearer) [^.]*\.([^.]*)\./.exec(authorization ?? '')?.[1];
  if (payload === undefined) return false;
  try {
    const decoded: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    return claims.safeParse(decoded).data?.admin === true;
  } catch {
    return false;
  }
}

/**
 * Whether one operation is allowed.
 * @param authorization the request's header as sent by the browser SDK
 */
export function mayDo(deed: StorageDeed, authorization: string | undefined): boolean {
  if (!deed.name.startsWith(`${PICTURE_FOLDER}/`)) return false;
  if (deed.kind === 'get') return true;
  if (!isStaff(authorization)) return false;
  if (deed.kind !== 'put') return true;
  const { name, size, contentType } = deed;
  return PICTURE_NAME.test(name) && size <= LARGEST_PICTURE && PICTURE_TYPE.test(contentType);
}
