/** 500 invoices as one PDF: from the request of the print page to the file, on this machine, with the emulators. */
import type { Page } from '@playwright/test';
import { issued, piece, saleOf, unwrapped } from '#fixtures/invoices.ts';
import { draftInvoice } from '#core/invoicing/draft-invoice.ts';
import { demoDocument, type DemoDocument } from '#seed/demo-document.ts';
import { demoDocuments } from '#seed/shop.ts';
import { invoiceKind } from '#schema/invoice.ts';
import { readEnvironment } from '#tooling/local/env.ts';
import { provideTestSite, testFirestore } from '#tooling/local/test-site.ts';
import { signedIn } from './back-office.ts';
import type { Section } from './section.ts';

const INVOICES = 500;
/** From the request of the page until the file is written, ms. */
const BUDGET = 30_000;
/** The lines of an invoice. */
const [FEWEST, MOST] = [5, 40];
/** Lines of text that fill an A4 page. */
const PLAIN_LINES = 55;
/** The shop itself does not matter. */
const PRODUCTS = 200;

const SKUS = ['RG101', 'ER7', 'BOX1'];

function invoice(at: number): DemoDocument {
  const count = FEWEST + (at % (MOST - FEWEST + 1));
  const lines = Array.from({ length: count }, (_, line) =>
    piece(SKUS[line % SKUS.length] ?? '', 1 + ((at + line) % 24), 45_000 + 137 * line),
  );
  const source = saleOf({ lines, state: at % 3 === 0 ? 'Karnataka' : 'Telangana' });
  const settings = { ...source.settings, upiId: 'glambug@demobank' };
  const draft = unwrapped(draftInvoice({ ...source, id: `bench-${at}`, settings }));
  return demoDocument(invoiceKind, `invoices/bench-${at}`, issued(draft, at + 1));
}

const since = (started: number): number => Math.round(performance.now() - started);

const pagesIn = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

const MEGABYTE = 1e6;

async function printed(page: Page): Promise<{ ms: number; pages: number; megabytes: number }> {
  const started = performance.now();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return {
    ms: since(started),
    pages: pagesIn(pdf),
    megabytes: Math.round((pdf.length / MEGABYTE) * 10) / 10,
  };
}

/** What Chromium needs for as many pages of plain text. */
async function printedText(page: Page, pages: number) {
  const started = performance.now();
  const text = Array.from({ length: PLAIN_LINES }, (_, at) => `<div>Line ${at} of a page</div>`);
  const sheet = `<section style="break-after:page">${text.join('')}</section>`;
  await page.setContent(sheet.repeat(pages));
  const layout = since(started);
  return { layout, ...(await printed(page)) };
}

export const printing: Section = {
  name: 'printing',
  async run(_options, stage) {
    const env = readEnvironment();
    const host = await testFirestore(stage, env);
    const documents = [
      ...demoDocuments({ products: PRODUCTS }),
      ...Array.from({ length: INVOICES }, (_, at) => invoice(at)),
    ];
    const site = await provideTestSite(stage, env, host, documents);
    const { browser, page } = await signedIn(String(site['SITE_ORIGIN']));
    try {
      const started = performance.now();
      await page.goto('/admin/invoices/print');
      await page
        .getByRole('article')
        .nth(INVOICES - 1)
        .waitFor();
      const layout = since(started);
      const papers = await printed(page);
      const plain = await printedText(await page.context().newPage(), papers.pages);
      const total = layout + papers.ms;
      return {
        title: `${INVOICES} invoices of ${FEWEST} to ${MOST} lines as one PDF`,
        notes: [
          'From the request of /admin/invoices/print until all invoices are in the page, then until Chromium has written the PDF.',
          'The peer is Chromium with as many pages of plain text, in the same run.',
        ],
        rows: [
          {
            what: 'invoices',
            'loaded ms': layout,
            'PDF ms': papers.ms,
            'total ms': total,
            pages: papers.pages,
            MB: papers.megabytes,
            'within budget': total <= BUDGET,
          },
          {
            what: 'plain text',
            'loaded ms': plain.layout,
            'PDF ms': plain.ms,
            'total ms': plain.layout + plain.ms,
            pages: plain.pages,
            MB: plain.megabytes,
            'within budget': plain.layout + plain.ms <= BUDGET,
          },
        ],
      };
    } finally {
      await browser.close();
    }
  },
};
