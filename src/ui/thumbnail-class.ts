/** Class recipes of a product row: a small picture beside its text. */
export const THUMBNAIL = 'card-image overflow-hidden rounded-sm bg-ground';

/** Placeholder of the picture. */
export const NO_THUMBNAIL = 'no-picture before:size-5';

/** A link that is underlined on hover. */
export const HOVER_LINK = 'decoration-gilt underline-offset-[0.25em] hover:underline';
