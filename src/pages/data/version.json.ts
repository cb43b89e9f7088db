/** The version of the shop's data that this site shows, so that an older one never replaces a newer one. */
import { isoMoment } from '#core/format-time.ts';
import { catalogue } from '#site/snapshot/catalogue.ts';

export const GET = (): Response => Response.json({ changedAt: isoMoment(catalogue().changedAt()) });
