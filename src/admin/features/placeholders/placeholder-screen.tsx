/** A feature that is not built yet: what is coming, and what to use until then. */
import { Link } from '@tanstack/react-router';
import type { FunctionComponent } from 'react';
import { Screen } from '#admin/shell/screen.tsx';
import { Chip } from '#admin/shell/chip.tsx';
import { CARD } from '#admin/shell/look/classes.ts';

/** @param meanwhile what to do until then, and the screen for it with its link text */
export const placeholderScreen =
  (
    title: string,
    plans: readonly string[],
    [meanwhile, to, name]: readonly [text?: string, to?: string, name?: string] = [],
  ): FunctionComponent =>
  () => (
    <Screen title={title}>
      <section className={`${CARD} max-w-2xl`} aria-labelledby="plans">
        <p>
          <Chip>Coming soon</Chip>
        </p>
        <h2 id="plans" className="mt-3">
          What this will do
        </h2>
        <ul className="ml-5 list-disc">
          {plans.map((plan) => (
            <li key={plan}>{plan}</li>
          ))}
        </ul>
        {meanwhile !== undefined && (
          <p className="mt-4 text-ink-soft">
            {meanwhile}{' '}
            {to !== undefined && (
              <Link to={to} className="link">
                {name}
              </Link>
            )}
          </p>
        )}
      </section>
    </Screen>
  );
