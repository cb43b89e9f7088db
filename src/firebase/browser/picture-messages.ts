/** Messages between a page and the worker that creates renditions. */

export interface Rendition {
  /** px */
  width: number;
  height: number;
  /** WebP, or JPEG if the browser does not support it. */
  main: Blob;
  /** AVIF, if the browser supports it. */
  avif: Blob | undefined;
}

export interface MadePicture {
  /** Narrowest first; at least one. */
  renditions: readonly Rendition[];
  /** A few pixels as a data URI. */
  placeholder: string | undefined;
}

export interface WorkerQuestion {
  id: number;
  file: Blob;
}

export type WorkerAnswer = { id: number; picture: MadePicture } | { id: number; failure: string };
