/** The part of a long text that a change is about. */

/** What is short is shown whole. */
const LONGEST = 160;
/** Of what stands about it. */
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
  // Never through the middle of a character of two halves.
  const part = text.slice(from, to).toWellFormed().replaceAll('\ufffd', '');
  return `${from > 0 ? '…' : ''}${part}${to < text.length ? '…' : ''}`;
}

/** Both texts, each without what is alike before and behind; each 160 characters long at most, and dots. */
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
