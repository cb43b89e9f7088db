/** A query to subscribe to. */
import type { QueryShape } from '#schema/queries.ts';

/** Values of comparisons; times are Dates. */
type LiveValue = string | number | boolean | null | Date | readonly string[];

export interface LiveQuery {
  /** From `schema/queries.ts`; each added or changed document costs a read, at most `limit` of them at first. */
  query: QueryShape & { readonly limit: number };
  /** One for each `where`, in order. */
  values: readonly LiveValue[];
}
