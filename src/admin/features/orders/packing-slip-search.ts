/** What a packing slip is for, as stored in the URL. */
import * as z from 'zod';
import { documentId } from '#schema/fields.ts';

const slipSearch = z.object({
  /** The ID of a parcel; absent for the whole order. */
  parcel: documentId.optional().catch(undefined),
});

export const readSlipSearch = (search: Record<string, unknown>) => slipSearch.parse(search);
