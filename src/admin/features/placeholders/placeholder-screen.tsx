/** A screen that is not built yet: says what it will do. */
import type { FunctionComponent } from 'react';
import { Screen } from '#admin/shell/screen.tsx';

export const placeholderScreen =
  (title: string, plans: readonly string[]): FunctionComponent =>
  () => (
    <Screen title={title}>
      <p className="text-ink-soft">This is not built yet. What it will do:</p>
      <ul className="mt-3 ml-5 list-disc">
        {plans.map((plan) => (
          <li key={plan}>{plan}</li>
        ))}
      </ul>
    </Screen>
  );
