/** What each kind of document is called. */
export const INVOICE_NAMES = {
  invoice: 'Tax invoice',
  creditNote: 'Credit note',
  challan: 'Delivery challan',
} as const;

/** Why goods go with a challan. */
export const PURPOSE_NAMES = {
  supply: 'Supply, invoice to follow',
  approval: 'Goods on approval',
} as const;
