/** Detects injected scripts in a page: scripts that ran, and elements or attributes that could run one. */
import type { Page } from '@playwright/test';
import { CALLED } from '#fixtures/injection-payloads.ts';

/** Records injected scripts that run from now on; the returned list grows. */
export async function recordRuns(page: Page): Promise<{ ran: string[] }> {
  const ran: string[] = [];
  await page.exposeFunction(CALLED, (index: unknown) => ran.push(`payload ${String(index)}`));
  page.on('dialog', (dialog) => {
    ran.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) ran.push(`frame ${frame.url()}`);
  });
  return { ran };
}

/** Runs in the page: injected elements and attributes, whether or not they have run. */
const INJECTED = `(() => {
  const found = [];
  const own = /^(?:https?:|tel:|mailto:|blob:|#|\\/|$)/i;
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on')) found.push(element.localName + ' ' + name + '=' + value.slice(0, 60));
      const isAddress = /^(?:href|src|action|formaction|xlink:href|data|poster|srcdoc)$/.test(name);
      const isPicture = element.localName === 'img' && value.startsWith('data:image/');
      if (isAddress && !own.test(value.trim()) && !isPicture) found.push(element.localName + ' ' + name + '=' + value.slice(0, 60));
    }
    if (/^(?:base|iframe|object|embed|frame|math|template)$/.test(element.localName)) found.push(element.localName);
    if (element.matches('meta[http-equiv]')) found.push('meta ' + element.httpEquiv);
    if (element.matches('script:not([src]):not([type="application/ld+json"])') && element.text.includes('${CALLED}')) {
      found.push('script ' + element.text.slice(0, 60));
    }
    if (element.localName === 'style' && element.textContent.includes('${CALLED}')) found.push('style');
  }
  return found;
})()`;

export const findInjected = (page: Page): Promise<string[]> => page.evaluate<string[]>(INJECTED);
