/** The audit entry of every write by staff. */
import type { DocumentWrite } from '#core/editing/document-write.ts';
import { presentFields } from './present-fields.ts';

export interface AuditEntry {
  path: string;
  action: 'create' | 'update' | 'delete' | 'restore';
  /** Only the fields that changed, in Firestore's form. */
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

function actionOf({ changes }: Extract<DocumentWrite, { kind: 'update' }>): AuditEntry['action'] {
  const deleted = changes.find(({ field }) => field === 'deletedAt');
  if (deleted === undefined) return 'update';
  return deleted.after === null ? 'restore' : 'delete';
}

/** The audit fields of a write; the caller adds author and time. */
export function auditEntry(write: DocumentWrite): AuditEntry {
  const path = `${write.collection}/${write.id}`;
  if (write.kind === 'create') {
    return { path, action: 'create', before: {}, after: presentFields(write.data) };
  }
  return {
    path,
    action: actionOf(write),
    before: presentFields(
      Object.fromEntries(write.changes.map(({ field, before }) => [field, before])),
    ),
    after: presentFields(
      Object.fromEntries(write.changes.map(({ field, after }) => [field, after])),
    ),
  };
}
