import { describe, expect, test } from 'vitest';
import { keptMark, markKept, sentAt } from './kept-page.ts';

const PAGE = '<!doctype html><html lang="en-IN"><head><title>₹ & अंगूठी</title></head></html>';
const DATE = '2026-11-21T08:30:00.000Z';
const MARKED = PAGE.replace('<html', `<html data-kept="${DATE}"`);

/** What comes out when the bytes of `text` come in pieces of `size`. */
function marked(text: string, size: number): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const pieces = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size)
        controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
  return new Response(pieces.pipeThrough(keptMark(DATE))).text();
}

describe('the mark', () => {
  test.each(Array.from({ length: 24 }, (_, index) => index + 1))(
    'stands in the first tag when a page comes in pieces of %i bytes',
    async (size) => {
      expect(await marked(PAGE, size)).toBe(MARKED);
    },
  );

  test('stands in a tag without attributes, too', async () => {
    expect(await marked('<HTML><p>', 3)).toBe(`<HTML data-kept="${DATE}"><p>`);
  });

  test.each([
    ['<p>no such tag</p>', 4],
    ['<htmlx><p>', 4],
    ['<html', 2],
    ['', 1],
    [`${' '.repeat(1_100)}<html lang="en">`, 100],
  ])('is left out of %j', async (text, size) => {
    expect(await marked(text, size)).toBe(text);
  });

  test('stands in the first tag only', async () => {
    const text = `${PAGE}<pre><html lang="en"></pre>`;
    expect(await marked(text, 7)).toBe(`${MARKED}<pre><html lang="en"></pre>`);
  });
});

describe('a kept page', () => {
  const kept = () =>
    new Response(PAGE, {
      headers: {
        'content-type': 'text/html',
        'content-length': String(PAGE.length),
        'content-security-policy': "script-src 'self'",
        date: 'Sat, 21 Nov 2026 08:30:00 GMT',
      },
    });

  test('says when the server sent it, and is guarded as before', async () => {
    const page = markKept(kept());
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toBe("script-src 'self'");
    expect(page.headers.get('content-length')).toBeNull();
    expect(await page.text()).toBe(MARKED);
  });

  test('without a date is marked all the same', async () => {
    const page = new Response('<html lang="en">');
    expect(sentAt(page)).toBe('');
    expect(await markKept(page).text()).toBe('<html data-kept="" lang="en">');
  });
});
