/** A screen that is not built yet: says what it will do, and where the work is done until then. */
import { Link } from '@tanstack/react-router';
import type { FunctionComponent } from 'react';
import { Screen } from '#admin/shell/screen.tsx';

interface Meanwhile {
  words: string;
  /** The screen that serves until then, and what it is called. */
  to: string;
  name: string;
}

export const placeholderScreen =
  (title: string, plans: readonly string[], meanwhile?: Meanwhile): FunctionComponent =>
  () => (
    <Screen title={title}>
      <section className="admin-card" aria-labelledby="plans">
        <h2 id="plans">This is not built yet. What it will do</h2>
        <ul className="ml-5 list-disc">
          {plans.map((plan) => (
            <li key={plan}>{plan}</li>
          ))}
        </ul>
        {meanwhile && (
          <p className="mt-4">
            Until then: {meanwhile.words}{' '}
            <Link to={meanwhile.to} className="link">
              {meanwhile.name}
            </Link>
          </p>
        )}
      </section>
    </Screen>
  );
