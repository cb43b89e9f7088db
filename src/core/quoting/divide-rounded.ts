/** Divides exactly, and rounds half up. The result is a safe integer for amounts within the limits. */
export const divideRounded = (numerator: bigint, denominator: bigint): number =>
  Number((2n * numerator + denominator) / (2n * denominator));
