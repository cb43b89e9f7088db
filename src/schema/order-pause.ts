/** An account that has sent too many order requests (`orderPauses/{uid}`): written by functions, and lifted by staff. */
import * as z from 'zod';
import { documentId, instant } from './fields.ts';
import { defineKind } from './kind.ts';

const orderPause = z.object({
  /** The rules refuse further requests until then; once it is lifted, the time of that. */
  until: instant,
  /** Who of the staff has lifted it. */
  by: documentId.optional(),
});

export const orderPauseKind = defineKind({
  name: 'order pause',
  collection: 'orderPauses',
  schema: orderPause,
});
