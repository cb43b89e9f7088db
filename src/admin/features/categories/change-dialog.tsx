/** Dialog that moves a category or merges it into another: asks for the target and shows the effects. */
import { useId, useState } from 'react';
import { Button } from '#admin/shell/button.tsx';
import { Dialog } from '#admin/shell/dialog.tsx';
import {
  categoryPathOf,
  childrenOf,
  type StaffCategory,
} from '#admin/shell/editing/category-places.ts';
import { CONTROL, ERROR, LABEL } from '#admin/shell/look/classes.ts';
import { runCategoryChange } from './actions/change-categories.ts';
import { planMerge, planMove, whyNotInto, whyNotUnder } from './model/category-changes.ts';

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

/** What a move does to URLs. */
const moveEffects = ({ category }: StaffCategory, target: string): string[] => [
  category.parent !== null && target !== TOP
    ? 'Its page URL stays the same.'
    : 'Its old page URL redirects to the new one.',
];

function mergeEffects(all: readonly StaffCategory[], one: StaffCategory, into: StaffCategory) {
  const below = childrenOf(all, one.id).length;
  const moving = below === 1 ? 'Its subcategory moves' : `Its ${below} subcategories move`;
  return [
    ...(below === 0 ? [] : [`${moving} to ${into.category.name}.`]),
    `${categoryPathOf(one)} redirects to ${categoryPathOf(into)}.`,
    `${one.category.name} is deleted. You can’t undo a merge.`,
  ];
}

export function ChangeDialog({ kind, one, all, count, onClose }: Props) {
  const { name, parent } = one.category;
  const id = useId();
  const [target, choose] = useState('');
  const isMove = kind === 'move';
  const options = (isMove ? moveTargets : mergeTargets)(all).filter(
    ([each]) => each !== one.id && (!isMove || each !== (parent ?? TOP)),
  );
  const into = all.find((each) => each.id === target) ?? one;
  const nextParent = target === TOP ? null : target;
  const problem = isMove ? whyNotUnder(all, one, nextParent) : whyNotInto(all, one, into);
  const reason = target === '' ? undefined : problem;
  const start = (): void => {
    if (target === '' || reason !== undefined) return;
    onClose();
    // Continues in the background.
    if (isMove) {
      void runCategoryChange(planMove(all, one, nextParent), `Moving ${name}`, `${name} moved.`);
      return;
    }
    const names = `${name} into ${into.category.name}`;
    const done = `${name} merged into ${into.category.name}.`;
    void runCategoryChange(planMerge(all, one, into), `Merging ${names}`, done);
  };
  const effects = isMove ? moveEffects(one, target) : mergeEffects(all, one, into);
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
          {target !== '' && reason === undefined && (
            <ul className="list-disc pl-5">
              {[productsGo(count), ...effects].map((effect) => (
                <li key={effect}>{effect}</li>
              ))}
            </ul>
          )}
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
