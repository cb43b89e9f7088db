/**
 * Words for pairs and sets, as buyers and suppliers write them: in small letters, separated by spaces. The ड़ of जोड़ी is
 * two characters, ड and a nukta, as in normalized text.
 */
export const PAIR_TERMS = 'pair pairs pr prs jodi jodis joda jode jora jori जोड़ी जोड़ा जोड़े पेयर';
export const SET_TERMS = 'set sets सेट';

/** The inner part of a regular expression for any of the terms. */
export const anyTerm = (terms: string): string => terms.replaceAll(' ', '|');
