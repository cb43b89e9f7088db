/** Dialog that moves a category under another one or to the top level. */
import { useQueryClient } from '@tanstack/react-query';
import { whyNotUnder } from './model/category-changes.ts';
import type { StaffCategory } from '#admin/shell/editing/category-places.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { moveCategory } from './change-run.ts';
import { productsGo, topTargets } from './targets.ts';

interface Props {
  one: StaffCategory;
  all: readonly StaffCategory[];
  count: number | undefined;
  onClose: () => void;
}

/** Not a valid id, because of the space. */
const TOP = { id: 'the top', name: 'The top level' };

const parentOf = (target: string): string | null => (target === TOP.id ? null : target);

export function MoveDialog({ one, all, count, onClose }: Props) {
  const cache = useQueryClient();
  const { name, parent } = one.category;
  const below = topTargets(all)
    .filter(({ id }) => id !== one.id)
    .map((top) => ({ ...top, name: `Under ${top.name}` }));
  return (
    <ChangeDialog
      title={`Move ${name}`}
      label="To"
      targets={[TOP, ...below]}
      whyNot={(target) => whyNotUnder(all, one, parentOf(target))}
      consequences={(target) => (
        <p>
          {productsGo(count)}{' '}
          {parent !== null && parentOf(target) !== null
            ? 'Its page URL stays the same.'
            : 'Its old page URL redirects to the new one.'}
        </p>
      )}
      onChoose={({ id }) => void moveCategory(cache, all, { one, parent: parentOf(id) })}
      verb="Move"
      onClose={onClose}
    />
  );
}
