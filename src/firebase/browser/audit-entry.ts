/** The audit entry of every write by staff. */
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

/** The audit fields of a write; the caller adds author and time. */
export function auditEntry(write: DocumentWrite): AuditEntry {
  const path = `${write.collection}/${write.id}`;
  if (write.kind === 'create') {
    const fields = Object.entries(write.data);
    return { path, action: 'create', before: {}, after: without(fields) };
  }
  return {
    path,
    action: actionOf(write),
    before: without(write.changes.map(({ field, before }) => [field, before])),
    after: without(write.changes.map(({ field, after }) => [field, after])),
  };
}
