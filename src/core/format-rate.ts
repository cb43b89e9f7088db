/** Formats rates such as GST. Apart from the other formats, which every page loads. */

const percentFormat = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** A rate from basis points: 300 is `3%`. */
export const formatRate = (bps: number): string => `${percentFormat.format(bps / 100)}%`;
