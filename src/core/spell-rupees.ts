/** Amounts in words in the Indian number system, with lakh and crore. */

const SMALL = [
  ...['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
  ...['twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
] as const;
const TENS = [
  ...['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'],
] as const;

const GROUPS = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1_000, 'thousand'],
  [100, 'hundred'],
] as const;

const belowHundred = (count: number): string => {
  if (count < SMALL.length) return SMALL[count] ?? '';
  const [tens, ones] = [TENS[Math.floor(count / 10)] ?? '', SMALL[count % 10] ?? ''];
  return ones === '' ? tens : `${tens}-${ones}`;
};

/** @param count a non-negative integer */
function spellNumber(count: number): string {
  const parts: string[] = [];
  let rest = count;
  for (const [size, name] of GROUPS) {
    const many = Math.floor(rest / size);
    if (many > 0) parts.push(`${spellNumber(many)} ${name}`);
    rest %= size;
  }
  if (rest > 0) parts.push(belowHundred(rest));
  return parts.join(' ');
}

const PAISE = 100;

/**
 * `Rupees one lakh twenty-three thousand and fifty paise only`.
 * @param paise a non-negative integer
 */
export function spellRupees(paise: number): string {
  const [rupees, rest] = [Math.floor(paise / PAISE), paise % PAISE];
  const whole = rupees === 0 ? 'zero' : spellNumber(rupees);
  const part = rest === 0 ? '' : ` and ${belowHundred(rest)} paise`;
  return `Rupees ${whole}${part} only`;
}
