/** Registers every Cloud Function; handlers are plain functions that receive the server's gateways. */
import { logger, setGlobalOptions } from 'firebase-functions';
import {
  onDocumentCreated,
  onDocumentUpdated,
  onDocumentWritten,
} from 'firebase-functions/firestore';
import { isEnteredCustomer } from '#core/account/entered-customer.ts';
import { FUNCTIONS_REGION } from '#core/functions-region.ts';
import { indexAccount } from './customers/index-account.ts';
import { indexCustomer } from './customers/index-customer.ts';
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

export const indexProfile = onDocumentWritten(
  { document: 'webUsers/{uid}', retry: true },
  ({ params }) => indexAccount(params.uid, server()),
);

export const indexAddress = onDocumentWritten(
  { document: 'webUsers/{uid}/addresses/{id}', retry: true },
  ({ params }) => indexCustomer(params.uid, server()),
);

export const indexCustomerRecord = onDocumentWritten(
  { document: 'customers/{uid}', retry: true },
  ({ params }) => indexCustomer(params.uid, server()),
);

/** The city of an order is all that is known of where such a customer is. */
export const indexCityOfOrder = onDocumentCreated(
  { document: 'orders/{id}', retry: true },
  async ({ data }) => {
    const uid: unknown = data?.get('uid');
    if (typeof uid === 'string' && isEnteredCustomer(uid)) await indexCustomer(uid, server());
  },
);

export const issueInvoice = staffCall(invoiceCall);
export const issueCreditNote = staffCall(creditNoteCall);
