/** Dialog that merges a category into another. */
import { useQueryClient } from '@tanstack/react-query';
import { whyNotInto } from './model/category-changes.ts';
import {
  categoryPathOf,
  childrenOf,
  type StaffCategory,
} from '#admin/shell/editing/category-places.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { mergeCategory } from './change-run.ts';
import { allTargets, productsGo } from './targets.ts';

interface Props {
  one: StaffCategory;
  all: readonly StaffCategory[];
  count: number | undefined;
  onClose: () => void;
}

export function MergeDialog({ one, all, count, onClose }: Props) {
  const cache = useQueryClient();
  const { name } = one.category;
  const below = childrenOf(all, one.id).length;
  const into = (id: string): StaffCategory => all.find((each) => each.id === id) ?? one;
  return (
    <ChangeDialog
      title={`Merge ${name} into another category`}
      label="Into"
      targets={allTargets(all).filter(({ id }) => id !== one.id)}
      whyNot={(target) => whyNotInto(all, one, into(target))}
      consequences={(target) => (
        <ul className="list-disc pl-5">
          <li>{productsGo(count)}</li>
          {below > 0 && (
            <li>
              {below === 1 ? 'Its subcategory moves' : `Its ${below} subcategories move`} to{' '}
              {into(target).category.name}.
            </li>
          )}
          <li>
            {categoryPathOf(one)} redirects to {categoryPathOf(into(target))}.
          </li>
          <li>{name} is deleted. You can’t undo a merge.</li>
        </ul>
      )}
      onChoose={({ id }) => void mergeCategory(cache, all, { one, into: into(id) })}
      verb={`Merge ${name}`}
      onClose={onClose}
    />
  );
}
