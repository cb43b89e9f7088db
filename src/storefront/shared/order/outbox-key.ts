/** Where the outbox lies in the browser's store, and whether a look into it is worth its script. */

export const OUTBOX_KEY = 'glambug-order-outbox';

/** May something wait in it? Read with care once its script is here. @param text as it is stored */
export const mayWait = (text: string | null | undefined): boolean =>
  /"state":"(?:new|tried)"/.test(text ?? '');
