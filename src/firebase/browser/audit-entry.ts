/** The entry in the audit that stands beside every write of staff. */
import type { DocumentWrite } from '#core/editing/document-write.ts';

export interface AuditEntry {
  path: string;
  action: 'create' | 'update' | 'delete' | 'restore';
  /** Only the fields that changed, in Firestore's form. */
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

const without = (fields: readonly (readonly [string, unknown])[]): Record<string, unknown> =>
  Object.fromEntries(fields.filter(([, value]) => value !== undefined));

function actionOf({ changes }: Extract<DocumentWrite, { kind: 'update' }>): AuditEntry['action'] {
  const deleted = changes.find(({ field }) => field === 'deletedAt');
  if (deleted === undefined) return 'update';
  return deleted.after === null ? 'restore' : 'delete';
}

/** What the audit keeps of a write; who and when are added by whoever writes it. */
export function auditEntry(write: DocumentWrite): AuditEntry {
  const path = `${write.collection}/${write.id}`;
  if (write.kind === 'create') {
    const kept = Object.entries(write.data);
    return { path, action: 'create', before: {}, after: without(kept) };
  }
  return {
    path,
    action: actionOf(write),
    before: without(write.changes.map(({ field, before }) => [field, before])),
    after: without(write.changes.map(({ field, after }) => [field, after])),
  };
}
