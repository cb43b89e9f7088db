/** Registers every Cloud Function; handlers are plain functions that receive the server's gateways. */
import { logger, setGlobalOptions } from 'firebase-functions';
import { onDocumentCreated, onDocumentUpdated } from 'firebase-functions/firestore';
import { FUNCTIONS_REGION } from '#core/functions-region.ts';
import { startRebuild } from './rebuild/start-rebuild.ts';
import { creditNoteCall, invoiceCall } from './invoicing/invoice-calls.ts';
import { moveInvoices } from './invoicing/move-invoices.ts';
import { staffCall } from './register.ts';
import { server } from './server.ts';
import { readSettings } from './settings.ts';

/** In production a service account with only the roles that functions need: docs/recipes/go-live.md. */
setGlobalOptions({
  region: FUNCTIONS_REGION,
  maxInstances: 5,
  serviceAccount: 'functions@',
});

export const rebuildOnRequest = onDocumentCreated(
  { document: 'publishes/{id}', secrets: ['GITHUB_TOKEN'], retry: true },
  async ({ params }) => {
    const { outcome, detail } = await startRebuild(params.id, {
      ...server(),
      settings: readSettings(),
    });
    if (outcome === 'refused') logger.error(detail);
    else logger.info(detail);
  },
);

export const moveInvoicesWithOrder = onDocumentUpdated(
  { document: 'orders/{id}', retry: true },
  async ({ params, data }) => {
    if (data?.before.get('uid') !== data?.after.get('uid')) await moveInvoices(params.id, server());
  },
);

export const issueInvoice = staffCall(invoiceCall);
export const issueCreditNote = staffCall(creditNoteCall);
