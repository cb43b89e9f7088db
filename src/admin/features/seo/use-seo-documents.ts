/** Loads the SEO settings of the site and its routes. */
import { useQuery } from '@tanstack/react-query';
import { listAsStaff } from '#admin/shell/actions/list-as-staff.ts';
import { seoKind, type Seo } from '#schema/seo.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { listKey } from '#admin/shell/list/list-key.ts';

const MOST = 200;

async function readAll(): Promise<ReadonlyMap<string, Seo>> {
  const { seo } = STAFF_LISTS;
  const query = { equal: {}, sort: seo.sorts[0] };
  const { rows } = await listAsStaff(seoKind, seo, query, { size: MOST });
  return new Map(
    rows.flatMap((row) =>
      row.success && row.value.deletedAt === null ? [[row.id, row.value] as const] : [],
    ),
  );
}

/** By id, without deleted ones, as on the site. */
export const useSeoDocuments = () =>
  useQuery({ queryKey: [...listKey(seoKind), 'all'], queryFn: readAll });
