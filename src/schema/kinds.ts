/** Every document kind, so that rules, reports and tests can iterate over them. */
import { auditKind } from './audit.ts';
import { blogKind } from './blog.ts';
import { categoryKind } from './category.ts';
import { customerIndexKind } from './customer-index.ts';
import { customerRecordKind } from './customer-record.ts';
import { importSettingsKind } from './import-settings.ts';
import { invoiceCounterKind, invoiceKind } from './invoice.ts';
import { invoicingSettingsKind } from './invoicing-settings.ts';
import { mailKind } from './mail.ts';
import { orderClaimKind } from './order-claim.ts';
import { orderDraftKind } from './order-draft.ts';
import { orderIndexKind } from './order-index.ts';
import { orderNoteKind } from './order-note.ts';
import { orderPauseKind } from './order-pause.ts';
import { orderReturnKind } from './order-return.ts';
import { orderKind } from './order.ts';
import { packingSlipKind } from './packing-slip.ts';
import { pageKind } from './page.ts';
import { paymentKind } from './payment.ts';
import { priceKind } from './price.ts';
import { productKind } from './product.ts';
import { publishKind } from './publish.ts';
import { savedListKind } from './saved-list.ts';
import { ratesKind } from './rates.ts';
import { salesSettingsKind } from './sales-settings.ts';
import { sentQuoteKind } from './sent-quote.ts';
import { shipmentKind } from './shipment.ts';
import { seoKind } from './seo.ts';
import { staffInvitationKind, staffKind } from './staff.ts';
import { homeSettingsKind, siteSettingsKind } from './settings.ts';
import { stockMoveKind } from './stock-move.ts';
import { stockKind } from './stock.ts';
import { taskFailureKind } from './task-failure.ts';
import { userKind } from './user.ts';
import { addressKind, webUserKind } from './web-user.ts';

export const ALL_KINDS = [
  productKind,
  priceKind,
  stockKind,
  stockMoveKind,
  categoryKind,
  blogKind,
  pageKind,
  siteSettingsKind,
  homeSettingsKind,
  importSettingsKind,
  invoicingSettingsKind,
  ratesKind,
  salesSettingsKind,
  seoKind,
  orderKind,
  orderDraftKind,
  orderNoteKind,
  orderPauseKind,
  orderClaimKind,
  invoiceKind,
  invoiceCounterKind,
  mailKind,
  taskFailureKind,
  sentQuoteKind,
  packingSlipKind,
  paymentKind,
  shipmentKind,
  orderReturnKind,
  webUserKind,
  addressKind,
  savedListKind,
  customerRecordKind,
  customerIndexKind,
  orderIndexKind,
  userKind,
  publishKind,
  auditKind,
  staffKind,
  staffInvitationKind,
] as const;
