/** The silver rate that prices by weight follow; empty if none is set. */
import { catalogue } from '#site/snapshot/catalogue.ts';

export const GET = (): Response => Response.json(catalogue().silverRate() ?? {});
