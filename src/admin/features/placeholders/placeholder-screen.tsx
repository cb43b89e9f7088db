/** A feature that is not built yet: what is coming, and what to use until then. */
import { Link } from '@tanstack/react-router';
import type { FunctionComponent } from 'react';
import { Screen } from '#admin/shell/screen.tsx';
import { Chip } from '#admin/shell/chip.tsx';
import { CARD } from '#admin/shell/look/classes.ts';

interface Meanwhile {
  text: string;
  /** Screen to use until then, and its link text. */
  to?: string;
  name?: string;
}

interface Placeholder {
  title: string;
  plans: readonly string[];
  meanwhile?: Meanwhile;
}

export const placeholderScreen =
  ({ title, plans, meanwhile }: Placeholder): FunctionComponent =>
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
        {meanwhile && (
          <p className="mt-4 text-ink-soft">
            {meanwhile.text}{' '}
            {meanwhile.to !== undefined && (
              <Link to={meanwhile.to} className="link">
                {meanwhile.name}
              </Link>
            )}
          </p>
        )}
      </section>
    </Screen>
  );
