/** A feature that is not built yet: says what is coming, and what to use until then. */
import { Link } from '@tanstack/react-router';
import type { FunctionComponent } from 'react';
import { Screen } from '#admin/shell/screen.tsx';

interface Meanwhile {
  words: string;
  /** The screen to use until then, and the text of its link. */
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
      <section className="admin-card max-w-2xl" aria-labelledby="plans">
        <p>
          <span className="admin-chip">Coming soon</span>
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
            {meanwhile.words}{' '}
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
