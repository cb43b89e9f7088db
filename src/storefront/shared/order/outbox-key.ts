/** The storage key of the outbox, and a check whether its script is needed. */

export const OUTBOX_KEY = 'glambug-order-outbox';

/** Whether requests may be waiting; the script validates them. @param text as stored */
export const mayWait = (text: string | null | undefined): boolean =>
  /"state":"(?:new|tried)"/.test(text ?? '');
