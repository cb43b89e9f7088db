/** Whether and how a thing is published; and those that are deleted, which is no status, and yet where people look for them. */
import { PUBLICATION_NAMES } from '#domain/trade-words.ts';
import type { PublicationStatus } from '#schema/product.ts';
import { among, choicesOf, FilterChoice } from './filter-choice.tsx';

interface Chosen {
  status: PublicationStatus | undefined;
  deleted: true | undefined;
}

interface Props {
  value: Partial<Chosen>;
  onChange: (chosen: Chosen) => void;
}

const STATUSES = choicesOf(PUBLICATION_NAMES);
const DELETED = 'deleted';

export const StatusFilter = ({ value: { status, deleted }, onChange }: Props) => (
  <FilterChoice
    name="Status"
    none="Any"
    value={deleted ? DELETED : status}
    choices={[...STATUSES, [DELETED, 'Deleted']]}
    onChange={(chosen) =>
      onChange({
        status: among(STATUSES, chosen),
        deleted: chosen === DELETED ? true : undefined,
      })
    }
  />
);
