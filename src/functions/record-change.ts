/** Adds a change of staff to the activity of the person who made it. */
import type { Transaction } from '#firebase/admin/firestore.ts';
import { auditKind, type Audit } from '#schema/audit.ts';
import { encodeDocument } from '#schema/kind.ts';
import type { Server } from '#functions/server.ts';

export function recordChange(
  transaction: Transaction,
  { firestore }: Pick<Server, 'firestore'>,
  entry: Omit<Audit, 'at' | 'action'> & { action?: Audit['action'] },
): void {
  const audit = { action: 'update', ...entry, at: Date.now() } as const;
  transaction.create(
    firestore.collection(auditKind.collection).doc(),
    encodeDocument(auditKind, audit),
  );
}
