/** A digest of a text, the same on every computer. */

/** FNV-1a of 128 bits: http://www.isthe.com/chongo/tech/comp/fnv/ */
const OFFSET = 0x6c62272e07bb014262b821756295c58dn;
const PRIME = 0x0000000001000000000000000000013bn;
const MASK = (1n << 128n) - 1n;

const HEX = 16;
const LENGTH = 24;

/** 24 hexadecimal digits: names, not secrets. */
export function digestOf(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const hash = bytes.reduce((state, byte) => ((state ^ BigInt(byte)) * PRIME) & MASK, OFFSET);
  return hash
    .toString(HEX)
    .padStart(2 * HEX, '0')
    .slice(-LENGTH);
}
