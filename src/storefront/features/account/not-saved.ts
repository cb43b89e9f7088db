/** Shown above the button of an invalid form. */
export const NOT_SAVED = 'Not saved yet. Fix the fields marked below.';
