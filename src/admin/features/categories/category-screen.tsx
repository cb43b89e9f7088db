/** One category, or a new one, in its editor. */
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useEdited } from '#admin/shell/form/use-edited.ts';
import { ScreenWaiting } from '#admin/shell/screen-states.tsx';
import { editableWithin } from './actions/category-in-use.ts';
import type { StaffCategory } from '#admin/shell/editing/category-places.ts';
import { CategoryEditor } from './category-editor.tsx';
import { useCategories } from './use-categories.ts';

const route = getRouteApi('/categories/$id');
const CRUMBS = [{ name: 'Categories', to: '/categories' }] as const;

/** The path segment of a new category. */
const NEW = 'new';

/**
 * @param all current categories. The edited one is read separately and not refetched while the form is open.
 */
function OneCategory({ id, all }: { id: string; all: readonly StaffCategory[] }) {
  const { parent } = route.useSearch();
  const isNew = id === NEW;
  const editable = useMemo(() => editableWithin(all, isNew ? undefined : id), [all, id, isNew]);
  const category = useEdited(editable, isNew ? undefined : id);
  if (category.state !== 'ready')
    return <ScreenWaiting title="Category" crumbs={CRUMBS} query={category.query} />;
  return (
    <CategoryEditor
      key={`${id} ${parent ?? ''}`}
      id={isNew ? undefined : id}
      base={category.documents}
      begin={isNew && parent !== undefined ? { ...editable.fresh, parent } : undefined}
      editable={editable}
      all={all}
      onSaved={category.saved}
    />
  );
}

export function CategoryScreen() {
  const { id } = route.useParams();
  const read = useCategories();
  if (read.data === undefined) {
    return <ScreenWaiting title="Category" crumbs={CRUMBS} query={read} />;
  }
  return <OneCategory key={id} id={id} all={read.data.all} />;
}
