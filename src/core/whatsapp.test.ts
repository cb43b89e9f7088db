/** WhatsApp links contain their text unchanged. */
import { describe, expect, it } from 'vitest';
import { readWhatsappLink, whatsappLink, whatsappShareLink } from './whatsapp.ts';

const textOf = (link: string): string | null => new URL(link).searchParams.get('text');

describe('whatsappLink', () => {
  it('opens the number without plus or spaces', () => {
    expect(whatsappLink('+91 90000 00001', 'Hello')).toBe('https://wa.me/919000000001?text=Hello');
  });

  it.each([
    'Rings & chains #1 = 50% off? + more',
    'Ref GB-7K2M9Q\nRG101 × 12\n\nTotal 12 pcs',
    'नमस्ते 💍👨‍👩‍👧 ₹1,250',
    `"quoted" <b>'tags'</b>`,
  ])('encodes %j without loss', (text) => {
    const link = whatsappLink('+919000000001', text);
    expect(textOf(link)).toBe(text);
    expect(link).not.toMatch(/[\s"<>]|#/);
  });

  it('accepts half an emoji', () => {
    expect(textOf(whatsappLink('+919000000001', 'ring \uD83D'))).toBe('ring \uFFFD');
  });
});

describe('whatsappShareLink', () => {
  it('has no recipient', () => {
    expect(whatsappShareLink('a b')).toBe('https://wa.me/?text=a%20b');
  });
});

describe('readWhatsappLink', () => {
  it.each(['Hello', 'a+b & c #1\n100% नमस्ते', ''])('returns %j with its number', (text) => {
    expect(readWhatsappLink(whatsappLink('+91 90000 00001', text))).toEqual({
      phone: '919000000001',
      text,
    });
  });

  it.each(['https://example.com/919000000001?text=a', 'https://wa.me/?text=a', 'about'])(
    '%s is not a chat with the shop',
    (address) => {
      expect(readWhatsappLink(address)).toBeUndefined();
    },
  );
});
