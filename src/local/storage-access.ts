/** Who may do what with the local Storage: the same as `storage.rules` says for the real one. */
import * as z from 'zod';

export type StorageDeed =
  | { kind: 'get' | 'list' | 'delete'; name: string }
  | { kind: 'put'; name: string; size: number; contentType: string };

const PUBLIC_FOLDER = 'pictures/';
/** Up to three plain names below it. */
const NAME = /^pictures(?:\/[A-Za-z0-9][A-Za-z0-9 ._-]{0,99}){1,3}$/;
/** Bytes. */
const LARGEST = 5 * 1024 * 1024;
const PICTURE = /^image\/(jpeg|png|webp)$/;

const claims = z.object({ admin: z.boolean().optional() });

/** Whether the bearer is staff. The local Auth signs nothing, so there is no signature to check. */
function isStaff(authorization: string | undefined): boolean {
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
 * Decides one deed.
 * @param authorization the request's header, as the browser SDK sends it
 */
export function mayDo(deed: StorageDeed, authorization: string | undefined): boolean {
  if (!deed.name.startsWith(PUBLIC_FOLDER)) return false;
  if (deed.kind === 'get') return true;
  if (!isStaff(authorization)) return false;
  if (deed.kind !== 'put') return true;
  return NAME.test(deed.name) && deed.size <= LARGEST && PICTURE.test(deed.contentType);
}
