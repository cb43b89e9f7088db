/** Lets staff choose a category of the shop for each name in the list that the shop does not have. */
import { useState } from 'react';
import { Button } from '#admin/shell/button.tsx';
import { CARD, CONTROL, LABEL } from '#admin/shell/look/classes.ts';
import { formatProducts } from '#core/format.ts';
import { chooseCategories } from './import-run.ts';
import type { Stage } from './import-state.ts';
import { categoryOptions } from './model/category-options.ts';

type Props = Pick<Stage<'plan'>, 'summary' | 'categories'>;

export function CategoryNames({ summary: { unknownCategories }, categories }: Props) {
  const [changes, setChanges] = useState<Readonly<Record<string, string>>>({});
  const options = categoryOptions(categories);
  const valueOf = (one: (typeof unknownCategories)[number]): string =>
    changes[one.name] ?? (one.choice || one.suggestion);
  const chosen = unknownCategories
    .map((one) => [one.name, valueOf(one)] as const)
    .filter(([name, value]) => {
      const before = unknownCategories.find((one) => one.name === name)?.choice;
      return value !== '' && value !== before;
    });
  return (
    <section className={CARD} aria-labelledby="category-names">
      <h2 id="category-names">Categories that your shop doesn’t have</h2>
      <p className="mb-3 max-w-prose">
        Choose where these products go. The choices are remembered for the next import.
      </p>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {unknownCategories.map((one) => (
          <li key={one.name}>
            <label>
              <span className={LABEL}>
                <bdi>{one.name}</bdi> ({formatProducts(one.products)})
              </span>
              <select
                className={CONTROL}
                value={valueOf(one)}
                onChange={({ target }) => setChanges({ ...changes, [one.name]: target.value })}
              >
                <option value="">Choose a category</option>
                <option value="create">Add as a new category</option>
                <option value="skip">Don’t import</option>
                {options.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <Button
          disabled={chosen.length === 0}
          onClick={() => void chooseCategories(Object.fromEntries(chosen))}
        >
          Use these categories
        </Button>
      </p>
    </section>
  );
}
