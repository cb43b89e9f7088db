/** Stores how columns were matched, for the next list with the same header or for its refused rows. */
import { handMapping, type HandMapping } from './model/hand-mapping.ts';
import { REASON_COLUMNS } from '#core/import/row-problem.ts';
import { persistentStore } from '#firebase/browser/session/browser-storage.ts';

const REASONS: ReadonlySet<string> = new Set(REASON_COLUMNS);

/** Headers are hashed to keep keys short. */
async function keyOf(header: readonly string[]): Promise<string> {
  const own = header.filter((name) => !REASONS.has(name));
  const bytes = new TextEncoder().encode(JSON.stringify(own));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).slice(0, 8);
  return `glambug-admin-matching-of-list-${[...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

export async function readMatching(header: readonly string[]): Promise<HandMapping | undefined> {
  try {
    const text = persistentStore.read(await keyOf(header)) ?? 'null';
    return handMapping.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

export const saveMatching = async (header: readonly string[], hand: HandMapping): Promise<void> =>
  void persistentStore.write(await keyOf(header), JSON.stringify(hand));
