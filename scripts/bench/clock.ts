/** A clock that all processes of this machine share, so that one can measure to a moment in another. */

/** ms, since an unknown moment; never set back. */
export const clock = (): number => Number(process.hrtime.bigint()) / 1e6;
