/** What takes a write back, as long as nobody has written since: the revision sees to that. */
import type { DocumentWrite } from '#core/editing/document-write.ts';

const CREATED = 1;

export function inverseOf(write: DocumentWrite): DocumentWrite {
  const { collection, id } = write;
  if (write.kind === 'create') {
    // The database puts its own time there.
    const gone = { field: 'deletedAt', before: null, after: new Date(0) };
    return { kind: 'update', collection, id, rev: CREATED + 1, changes: [gone] };
  }
  const changes = write.changes.map(({ field, before, after }) => ({
    field,
    before: after,
    after: before,
  }));
  return { kind: 'update', collection, id, rev: write.rev + 1, changes };
}
