/** Class recipes of a product in a line: a small picture beside the words about it. */
export const THUMBNAIL = 'card-image overflow-hidden rounded-sm bg-ground';

/** In place of the picture. */
export const NO_THUMBNAIL = 'no-picture before:size-5';

/** A link that is underlined where the pointer is over it. */
export const HOVER_LINK = 'decoration-gilt underline-offset-[0.25em] hover:underline';
