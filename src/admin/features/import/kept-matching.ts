/** How the columns of a list were matched, kept for the next list with the same header, or with its refused rows. */
import { handMapping, type HandMapping } from './model/hand-mapping.ts';
import { REASON_COLUMNS } from '#core/import/row-problem.ts';
import { keptForGood } from '#firebase/browser/session/kept.ts';

const REASONS: ReadonlySet<string> = new Set(REASON_COLUMNS);

/** Suppliers' headers are long; the key need not be. */
async function keyOf(header: readonly string[]): Promise<string> {
  const own = header.filter((name) => !REASONS.has(name));
  const bytes = new TextEncoder().encode(JSON.stringify(own));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).slice(0, 8);
  return `glambug-admin-matching-of-list-${[...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

export async function readMatching(header: readonly string[]): Promise<HandMapping | undefined> {
  try {
    const text = keptForGood.read(await keyOf(header)) ?? 'null';
    return handMapping.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

export const keepMatching = async (header: readonly string[], hand: HandMapping): Promise<void> =>
  void keptForGood.write(await keyOf(header), JSON.stringify(hand));
