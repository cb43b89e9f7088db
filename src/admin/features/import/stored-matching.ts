/** Stores how columns were matched, for the next list with the same header or for its refused rows. */
import { importMapping, type ImportMapping } from '#core/import/mapping.ts';
import { REASON_COLUMNS } from '#core/import/mapping.ts';
import { persistentStore } from '#firebase/browser/session/browser-storage.ts';

const keyOf = (header: readonly string[]): string =>
  `glambug-admin-matching/${JSON.stringify(header.filter((name) => !REASON_COLUMNS.includes(name)))}`;

export function readMatching(header: readonly string[]): ImportMapping | undefined {
  try {
    const stored: unknown = JSON.parse(persistentStore.read(keyOf(header)) ?? 'null');
    return importMapping.safeParse(stored).data;
  } catch {
    return undefined;
  }
}

export const saveMatching = (header: readonly string[], mapping: ImportMapping): void =>
  void persistentStore.write(keyOf(header), JSON.stringify(mapping));
