/** Makes a chosen file a picture of the shop. What that takes is fetched when the first one is chosen. */
import type { PictureOwner } from '#core/pictures/picture-address.ts';
import { failed, type Result } from '#core/result.ts';
import { UNREACHED } from '#core/unreached.ts';
import type { Image } from '#schema/image.ts';

export interface PictureWish {
  file: File;
  owner: PictureOwner;
  /** Names the form that it is chosen in. */
  form: string;
  alt: string;
}

export interface UploadWatch {
  /** Told the names that the files are going to have, before the first is sent. */
  onNames: (names: readonly string[]) => void;
  /** Told which part of it is done, from 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** @returns a failure of code `unfit` where trying again would not help, `canceled` where `signal` has ended it */
export async function uploadPicture(wish: PictureWish, watch: UploadWatch): Promise<Result<Image>> {
  const fetched = await import('./send-picture.ts').catch(() => undefined);
  return fetched === undefined ? failed(UNREACHED) : fetched.sendPicture(wish, watch);
}
