import { expect, it } from 'vitest';
import type { DocumentWrite } from '#core/editing/document-write.ts';
import { isWritten } from './write-as-staff.ts';

const made: DocumentWrite = {
  kind: 'create',
  collection: 'prod',
  id: 'rg-1',
  data: { title: 'Ring', tags: ['new'], rev: 1, createdAt: new Date(1) },
};
const changed: DocumentWrite = {
  kind: 'update',
  collection: 'prod',
  id: 'rg-1',
  rev: 4,
  changes: [
    { field: 'title', before: 'Ring', after: 'Band' },
    { field: 'size', before: '12', after: undefined },
  ],
};

it.each([
  ['made by me', made, { title: 'Ring', tags: ['new'], rev: 1, updatedBy: 'me' }, true],
  ['made otherwise', made, { title: 'Ring', tags: [], rev: 1, updatedBy: 'me' }, false],
  ['made by another', made, { title: 'Ring', tags: ['new'], updatedBy: 'she' }, false],
  ['not there', made, undefined, false],
  ['changed by me', changed, { title: 'Band', rev: 4, updatedBy: 'me' }, true],
  ['not changed', changed, { title: 'Band', rev: 3, updatedBy: 'me' }, false],
  ['a field still there', changed, { title: 'Band', size: '12', rev: 4, updatedBy: 'me' }, false],
])('%s', (_, write, fields, expected) => {
  expect(isWritten(write, fields, 'me')).toBe(expected);
});
