/** A small heading above a heading. */
export const EYEBROW = 'text-xs/body font-medium tracking-[0.04em] text-gold';
