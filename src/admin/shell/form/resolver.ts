/** Holds a form against the schemas of what it becomes, as one types. */
import type { Resolver } from 'react-hook-form';
import { issuesIn, type Editable } from '#core/editing/editable.ts';
import { errorsOf } from './issues.ts';

export const resolverOf =
  (editable: Editable): Resolver =>
  (values) => {
    const issues = issuesIn(editable, withFinish(editable, values));
    return issues.length === 0 ? { values, errors: {} } : { values: {}, errors: errorsOf(issues) };
  };

/** What nobody types is not missed. */
const withFinish = ({ finished }: Editable, values: Record<string, unknown>) =>
  finished?.(values, undefined) ?? values;
