/** Filter by publishing status, with deleted items as an additional choice. */
import { PUBLICATION_NAMES } from '#core/trade-labels.ts';
import type { PublicationStatus } from '#schema/product-status.ts';
import { choiceFilter, choicesOf, type ListFilter } from './list-filter.tsx';

interface Chosen {
  q?: string | undefined;
  status?: PublicationStatus | undefined;
  deleted?: true | undefined;
}

const DELETED = 'deleted';

/** @param withDeleted other parameters to change when deleted items are shown */
export const statusFilter = (
  { status, deleted }: Chosen,
  withDeleted: Partial<Chosen> = {},
): ListFilter<Chosen> =>
  choiceFilter({
    name: 'Status',
    value: deleted ? DELETED : status,
    choices: [...choicesOf(PUBLICATION_NAMES), [DELETED, 'Deleted']],
    change: (chosen): Partial<Chosen> =>
      chosen === DELETED
        ? { ...withDeleted, status: undefined, deleted: true }
        : { status: chosen, deleted: undefined },
  });
