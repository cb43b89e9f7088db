/** What each kind of document is called. */
export const INVOICE_NAMES = { invoice: 'Tax invoice', creditNote: 'Credit note' } as const;
