/** Validates a form against the schemas of its documents. */
import type { Resolver } from 'react-hook-form';
import { issuesIn, type Editable } from '#core/editing/editable.ts';
import { errorsOf } from './issues.ts';

export const resolverOf =
  (editable: Editable): Resolver =>
  (values) => {
    const issues = issuesIn(editable, withFinish(editable, values));
    return issues.length === 0 ? { values, errors: {} } : { values: {}, errors: errorsOf(issues) };
  };

/** Fills in the derived values before validation. */
const withFinish = ({ finished }: Editable, values: Record<string, unknown>) =>
  finished?.(values, undefined) ?? values;
