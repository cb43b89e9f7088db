/** Formats phone numbers. Apart from the other formats, which every page loads. */

/** An Indian number in groups, `+91 98765 43210`; other text unchanged. */
export const formatPhone = (phoneE164: string): string =>
  phoneE164.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');
