/** The inverse of a write; its revision makes it fail after any later write. */
import type { DocumentWrite } from '#core/editing/document-write.ts';

const CREATED = 1;

export function inverseOf(write: DocumentWrite): DocumentWrite {
  const { collection, id } = write;
  if (write.kind === 'create') {
    // The database sets its own time.
    const deletion = { field: 'deletedAt', before: null, after: new Date(0) };
    return { kind: 'update', collection, id, rev: CREATED + 1, changes: [deletion] };
  }
  const changes = write.changes.map(({ field, before, after }) => ({
    field,
    before: after,
    after: before,
  }));
  return { kind: 'update', collection, id, rev: write.rev + 1, changes };
}
