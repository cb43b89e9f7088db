import { describe, expect, test } from 'vitest';
import { cachedMarker, markCached, sentAt } from './cached-page.ts';

const PAGE = '<!doctype html><html lang="en-IN"><head><title>₹ & अंगूठी</title></head></html>';
const DATE = '2026-11-21T08:30:00.000Z';
const MARKED = PAGE.replace('<html', `<html data-cached="${DATE}"`);

/** The marked `text` when its bytes arrive in pieces of `size`. */
function marked(text: string, size: number): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const pieces = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size)
        controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
  return new Response(pieces.pipeThrough(cachedMarker(DATE))).text();
}

describe('the mark', () => {
  test.each(Array.from({ length: 24 }, (_, index) => index + 1))(
    'is added to the first tag when a page arrives in pieces of %i bytes',
    async (size) => {
      expect(await marked(PAGE, size)).toBe(MARKED);
    },
  );

  test('is added to a tag without attributes', async () => {
    expect(await marked('<HTML><p>', 3)).toBe(`<HTML data-cached="${DATE}"><p>`);
  });

  test.each([
    ['<p>no such tag</p>', 4],
    ['<htmlx><p>', 4],
    ['<html', 2],
    ['', 1],
    [`${' '.repeat(1_100)}<html lang="en">`, 100],
  ])('is not added to %j', async (text, size) => {
    expect(await marked(text, size)).toBe(text);
  });

  test('is added to the first tag only', async () => {
    const text = `${PAGE}<pre><html lang="en"></pre>`;
    expect(await marked(text, 7)).toBe(`${MARKED}<pre><html lang="en"></pre>`);
  });
});

describe('a cached page', () => {
  const cachedPage = () =>
    new Response(PAGE, {
      headers: {
        'content-type': 'text/html',
        'content-length': String(PAGE.length),
        'content-security-policy': "script-src 'self'",
        date: 'Sat, 21 Nov 2026 08:30:00 GMT',
      },
    });

  test('has the date of its response, and keeps its security policy', async () => {
    const page = markCached(cachedPage());
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toBe("script-src 'self'");
    expect(page.headers.get('content-length')).toBeNull();
    expect(await page.text()).toBe(MARKED);
  });

  test('without a date is marked, too', async () => {
    const page = new Response('<html lang="en">');
    expect(sentAt(page)).toBe('');
    expect(await markCached(page).text()).toBe('<html data-cached="" lang="en">');
  });
});
