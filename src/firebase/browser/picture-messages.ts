/** What the page and the worker that makes renditions say to each other. */

export interface Rendition {
  /** px */
  width: number;
  height: number;
  /** WebP, or JPEG where the browser cannot make it. */
  main: Blob;
  /** The same as AVIF, where the browser can make it. */
  avif: Blob | undefined;
}

export interface MadePicture {
  /** The narrowest first; at least one. */
  renditions: readonly Rendition[];
  /** A few pixels as a data URI. */
  placeholder: string | undefined;
}

export interface WorkerQuestion {
  id: number;
  file: Blob;
}

export type WorkerAnswer = { id: number; picture: MadePicture } | { id: number; failure: string };
