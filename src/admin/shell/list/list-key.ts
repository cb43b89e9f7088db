/** The keys of queries of lists. */
import type { DocumentKind } from '#schema/kind.ts';

/** Query key prefix of a kind, to invalidate its queries. */
export const listKey = ({ name }: Pick<DocumentKind, 'name'>) => ['list', name] as const;
