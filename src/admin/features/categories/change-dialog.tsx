/** Dialog that moves a category or merges it into another: asks for the target and shows the effects. */
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '#admin/shell/button.tsx';
import { Dialog } from '#admin/shell/dialog.tsx';
import {
  categoryPathOf,
  childrenOf,
  type StaffCategory,
} from '#admin/shell/editing/category-places.ts';
import { CONTROL, ERROR, LABEL } from '#admin/shell/look/classes.ts';
import { mergeCategory, moveCategory } from './change-run.ts';
import { whyNotInto, whyNotUnder } from './model/category-changes.ts';

interface Props {
  kind: 'move' | 'merge';
  one: StaffCategory;
  all: readonly StaffCategory[];
  /** Number of products; undefined until counted. */
  count: number | undefined;
  onClose: () => void;
}

/** Not a valid id, because of the space. */
const TOP = 'the top';

const parentOf = (target: string): string | null => (target === TOP ? null : target);

type Option = readonly [id: string, name: string];

const moveTargets = (all: readonly StaffCategory[]): Option[] => [
  [TOP, 'The top level'],
  ...childrenOf(all, null).map(({ id, category }): Option => [id, `Under ${category.name}`]),
];

/** Each top category, followed by its subcategories. */
const mergeTargets = (all: readonly StaffCategory[]): Option[] =>
  childrenOf(all, null).flatMap(({ id, category: { name } }) => [
    [id, name] as const,
    ...childrenOf(all, id).map(({ id, category }): Option => [id, `${name} › ${category.name}`]),
  ]);

/** How many products move along, as a sentence. */
function productsGo(count: number | undefined): string {
  if (count === undefined) return 'Its products move with it.';
  if (count === 0) return 'It has no products.';
  return count === 1 ? 'Its product moves with it.' : `Its ${count} products move with it.`;
}

const MoveEffects = ({ one, count, target }: Props & { target: string }) => (
  <p>
    {productsGo(count)}{' '}
    {one.category.parent !== null && target !== TOP
      ? 'Its page URL stays the same.'
      : 'Its old page URL redirects to the new one.'}
  </p>
);

function MergeEffects({ one, all, count, into }: Props & { into: StaffCategory }) {
  const below = childrenOf(all, one.id).length;
  return (
    <ul className="list-disc pl-5">
      <li>{productsGo(count)}</li>
      {below > 0 && (
        <li>
          {below === 1 ? 'Its subcategory moves' : `Its ${below} subcategories move`} to{' '}
          {into.category.name}.
        </li>
      )}
      <li>
        {categoryPathOf(one)} redirects to {categoryPathOf(into)}.
      </li>
      <li>{one.category.name} is deleted. You can’t undo a merge.</li>
    </ul>
  );
}

export function ChangeDialog(props: Props) {
  const { kind, one, all, onClose } = props;
  const { name } = one.category;
  const cache = useQueryClient();
  const id = useId();
  const [target, choose] = useState('');
  const isMove = kind === 'move';
  const into = all.find((each) => each.id === target) ?? one;
  const options = (isMove ? moveTargets : mergeTargets)(all).filter(([each]) => each !== one.id);
  const problem = isMove ? whyNotUnder(all, one, parentOf(target)) : whyNotInto(all, one, into);
  const reason = target === '' ? undefined : problem;
  const start = (): void => {
    if (target === '' || reason !== undefined) return;
    onClose();
    // Continues in the background.
    if (isMove) void moveCategory(cache, all, { one, parent: parentOf(target) });
    else void mergeCategory(cache, all, { one, into });
  };
  return (
    <Dialog
      title={isMove ? `Move ${name}` : `Merge ${name} into another category`}
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <label htmlFor={id} className={LABEL}>
          {isMove ? 'To' : 'Into'}
        </label>
        <select
          id={id}
          required
          className={CONTROL}
          value={target}
          onChange={(event) => choose(event.target.value)}
          aria-invalid={reason !== undefined || undefined}
          aria-describedby={`${id}-says`}
        >
          <option value="">Choose…</option>
          {options.map(([each, label]) => (
            <option key={each} value={each}>
              {label}
            </option>
          ))}
        </select>
        <div id={`${id}-says`} role="status" className="mt-3 min-h-12 text-sm">
          {reason !== undefined && <p className={ERROR}>{reason}</p>}
          {target !== '' &&
            reason === undefined &&
            (isMove ? (
              <MoveEffects {...props} target={target} />
            ) : (
              <MergeEffects {...props} into={into} />
            ))}
        </div>
        <p className="mt-5 flex flex-wrap gap-3">
          <Button type="submit" kind="primary" aria-disabled={reason !== undefined || undefined}>
            {isMove ? 'Move' : `Merge ${name}`}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </p>
      </form>
    </Dialog>
  );
}
