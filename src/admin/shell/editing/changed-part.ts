/** The changed part of a long text. */

/** Shorter texts are shown in full. */
const LONGEST = 160;
/** Length of the context. */
const AROUND = 30;

export interface ChangedPart {
  before: string;
  after: string;
}

function samePrefix(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

function sameSuffix(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one.at(-1 - length) === other.at(-1 - length)) length += 1;
  return length;
}

function cut(text: string, from: number, upTo: number): string {
  const to = Math.min(upTo, from + LONGEST);
  // Does not split surrogate pairs.
  const part = text.slice(from, to).toWellFormed().replaceAll('\ufffd', '');
  return `${from > 0 ? '…' : ''}${part}${to < text.length ? '…' : ''}`;
}

/** Both texts without their common beginning and end, at most 160 characters each, with ellipses. */
export function changedPart(before: string, after: string): ChangedPart {
  if (before.length <= LONGEST && after.length <= LONGEST) return { before, after };
  const start = samePrefix(before, after);
  const end = sameSuffix(before.slice(start), after.slice(start));
  const from = Math.max(0, start - AROUND);
  return {
    before: cut(before, from, before.length - end + AROUND),
    after: cut(after, from, after.length - end + AROUND),
  };
}
