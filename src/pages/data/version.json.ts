/** Which state of the shop this site shows, so that an older one never replaces a newer one. */
import { isoMoment } from '#domain/format-time.ts';
import { catalogue } from '#snapshot/catalogue.ts';

export const GET = (): Response => Response.json({ changedAt: isoMoment(catalogue().changedAt()) });
