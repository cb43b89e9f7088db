/** Uploads a chosen file as a picture of the shop; the code for it is loaded on first use. */
import type { PictureOwner } from '#core/pictures/picture-address.ts';
import { failed, type Result } from '#core/result.ts';
import { SERVER_UNREACHABLE } from '#core/server-unreachable.ts';
import type { Image } from '#schema/image.ts';

export interface PictureUploadRequest {
  file: File;
  owner: PictureOwner;
  alt: string;
}

export interface UploadWatch {
  /** Called with the progress, from 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** @returns a failure with code `invalid` if a retry can't help, `canceled` if `signal` was aborted */
export async function uploadPicture(
  request: PictureUploadRequest,
  watch: UploadWatch,
): Promise<Result<Image>> {
  const fetched = await import('./send-picture.ts').catch(() => undefined);
  return fetched === undefined ? failed(SERVER_UNREACHABLE) : fetched.sendPicture(request, watch);
}
