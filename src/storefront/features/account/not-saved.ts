/** Above the button of a form in which something is wrong. */
export const NOT_SAVED = 'Not saved yet. Fix the fields marked below.';
