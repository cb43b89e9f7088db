/**
 * The limits of uploaded pictures: `storage.rules` is generated from them, and the local stand-in uses them.
 */

export const PICTURE_FOLDER = 'pictures';

/** Up to three plain names below the folder. */
export const PICTURE_NAME = /^pictures(?:\/[A-Za-z0-9][A-Za-z0-9 ._-]{0,99}){1,3}$/;

/** Bytes. */
export const LARGEST_PICTURE = 5 * 1024 * 1024;

export const PICTURE_TYPE = /^image\/(?:avif|jpeg|png|webp)$/;
