/** Merges a category into another one. */
import { useQueryClient } from '@tanstack/react-query';
import { whyNotInto } from '#domain/editing/category-changes.ts';
import { addressOf, sistersUnder, type StaffCategory } from '#domain/editing/category-places.ts';
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
  const below = sistersUnder(all, one.id).length;
  const into = (id: string): StaffCategory => all.find((each) => each.id === id) ?? one;
  return (
    <ChangeDialog
      title={`Merge ${name} into another`}
      label="Into"
      targets={allTargets(all).filter(({ id }) => id !== one.id)}
      whyNot={(target) => whyNotInto(all, one, into(target))}
      consequences={(target) => (
        <ul className="list-disc pl-5">
          <li>{productsGo(count)}</li>
          {below > 0 && (
            <li>
              {below === 1 ? 'Its subcategory goes' : `Its ${below} subcategories go`} under{' '}
              {into(target).category.name}.
            </li>
          )}
          <li>
            {addressOf(one)} leads to {addressOf(into(target))}.
          </li>
          <li>{name} is deleted. Merging cannot be taken back by one press.</li>
        </ul>
      )}
      onChoose={({ id }) => void mergeCategory(cache, all, { one, into: into(id) })}
      verb={`Merge ${name}`}
      onClose={onClose}
    />
  );
}
