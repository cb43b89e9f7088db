import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { startMailCatcher } from './mail-catcher.ts';
import { freePort } from './ports.ts';

test('shows the mails that it gets, and runs nothing in them', async () => {
  const port = await freePort();
  const catcher = await startMailCatcher(port);
  const read = async (path: string): Promise<string> =>
    await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  try {
    expect(await read('/')).toContain('No emails yet');
    await createTransport({ host: '127.0.0.1', port: catcher.smtpPort }).sendMail({
      from: 'shop@glambug.test',
      to: 'asha@glambug.test',
      subject: 'Quote <b>1</b>',
      text: 'Plain <i>words</i>',
      html: '<p>Rich words</p><script>alert(1)</script>',
    });
    expect(await read('/')).toContain('Quote &#60;b&#62;1&#60;/b&#62;');
    const page = await read('/1');
    expect(page).toContain('Plain &#60;i&#62;words&#60;/i&#62;');
    expect(page).toContain('<iframe sandbox src="/1/html"');
    const html = await fetch(`http://127.0.0.1:${port}/1/html`);
    expect(await html.text()).toContain('<p>Rich words</p>');
    expect(html.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(JSON.parse(await read('/mails.json'))).toMatchObject([{ to: 'asha@glambug.test' }]);
    expect((await fetch(`http://127.0.0.1:${port}/2`)).status).toBe(404);
  } finally {
    await catcher.close();
  }
});
