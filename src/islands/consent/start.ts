/** Where the shop is measured: does what the visitor has chosen, or asks them. */
import { consentKept } from '#domain/analytics/consent.ts';
import { keptForGood } from '#stores/kept.ts';
import { obey } from './measuring.ts';

/** @param options.mayAsk whether nothing else is being asked */
export async function start({ mayAsk }: { mayAsk: boolean }): Promise<void> {
  const consent = consentKept(keptForGood, navigator);
  if (consent !== undefined) await obey(consent);
  else if (mayAsk) await (await import('./open.tsx')).open();
}
