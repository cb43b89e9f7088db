/** The storage key of the outbox, and a check whether its script is needed. */

export const OUTBOX_KEY = 'glambug-order-outbox';

/** Whether a request may be waiting; the script validates it. @param text as stored */
export const mayWait = (text: string | null | undefined): boolean =>
  text?.includes('"state":"waiting"') === true;
