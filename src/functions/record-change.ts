/** Records a change that functions have made for a person, in the activity of that person. */
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
