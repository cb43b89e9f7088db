/** Another site cannot frame these pages (clickjacking). */
import { createServer, type Server } from 'node:http';
import { expect, test } from '../quiet-page.ts';

const PAGES = ['/login', '/register', '/reset-password', '/verify-email', '/account'];

/** Another origin on this computer that frames the URL from its query. */
const startOtherSite = (): Server =>
  createServer(({ url = '/' }, response) => {
    const framed = new URL(url, 'http://any.invalid').searchParams.get('framed') ?? '';
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><iframe src="${framed}" width="600" height="600"></iframe>`);
  });

test.use({ provoked: /frame-ancestors|X-Frame-Options|request to|favicon/ });

test('another site cannot show account pages in a frame', async ({ page, baseURL }) => {
  const server = startOtherSite();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  try {
    for (const path of PAGES) {
      const refused = page.waitForEvent('console', (message) =>
        /frame-ancestors|X-Frame-Options/.test(message.text()),
      );
      const framed = encodeURIComponent(String(baseURL) + path);
      await page.goto(`http://127.0.0.1:${port}/?framed=${framed}`);
      await refused;
      const inner = page.frames().at(1);
      expect(inner?.url(), path).toMatch(/^chrome-error:/);
      expect(await inner?.locator('form, main, h1').count(), path).toBe(0);
    }
  } finally {
    server.close();
  }
});
