/** Whether and how a thing is published; and those that are deleted, which is no status, and yet where people look for them. */
import { PUBLICATION_NAMES } from '#core/trade-words.ts';
import type { PublicationStatus } from '#schema/product-status.ts';
import { among, choicesOf } from './filter-choice.tsx';
import { choiceFilter, type ListFilter } from './list-filter.tsx';

interface Chosen {
  status: PublicationStatus | undefined;
  deleted: true | undefined;
}

const STATUSES = choicesOf(PUBLICATION_NAMES);
const DELETED = 'deleted';

export const statusFilter = (
  { status, deleted }: Partial<Chosen>,
  onChange: (chosen: Chosen) => void,
): ListFilter =>
  choiceFilter({
    name: 'Status',
    value: deleted ? DELETED : status,
    choices: [...STATUSES, [DELETED, 'Deleted']],
    onChange: (chosen) =>
      onChange({
        status: among(STATUSES, chosen),
        deleted: chosen === DELETED ? true : undefined,
      }),
  });
