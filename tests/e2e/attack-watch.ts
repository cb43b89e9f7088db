/** Looks for a script of an attacker's in a page: one that has run, and one that could. */
import type { Page } from '@playwright/test';
import { CALLED } from '#fixtures/injection-payloads.ts';

/** Notes what runs from now on; the list that it gives grows. */
export async function watchForRuns(page: Page): Promise<{ ran: string[] }> {
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

/** Runs in the page: what an attacker would have got into it, whether or not it has run yet. */
const FOUND = `(() => {
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

export const whatGotIn = (page: Page): Promise<string[]> => page.evaluate<string[]>(FOUND);
