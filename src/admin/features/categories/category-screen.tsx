/** One category: read, and edited; or a new one, which may stand under another. */
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useEdited } from '#admin/shell/form/use-edited.ts';
import { ScreenMissing, ScreenWaiting } from '#admin/shell/screen-states.tsx';
import { whyCategoryStays } from './actions/category-in-use.ts';
import { editableCategory } from './model/category-form.ts';
import type { StaffCategory } from '#admin/shell/editing/category-places.ts';
import { CategoryEditor } from './category-editor.tsx';
import { useCategories } from './use-categories.ts';

const route = getRouteApi('/categories/$id');
const CRUMBS = [{ name: 'Categories', to: '/categories' }] as const;

/** The address of the screen that makes a new one. */
const NEW = 'new';

/** @param all as they stand now; what is edited is read by itself, and not exchanged under one’s hands */
function OneCategory({ id, all }: { id: string; all: readonly StaffCategory[] }) {
  const { parent } = route.useSearch();
  const isNew = id === NEW;
  const editable = useMemo(
    () => ({
      ...editableCategory(isNew ? all : all.filter((each) => each.id !== id)),
      whyKept: whyCategoryStays,
    }),
    [all, id, isNew],
  );
  const category = useEdited(editable, isNew ? undefined : id);
  if (category.state === 'missing') return <ScreenMissing />;
  if (category.state === 'waiting')
    return <ScreenWaiting title="Category" crumbs={CRUMBS} {...category} />;
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
    const again = () => void read.refetch();
    return (
      <ScreenWaiting title="Category" crumbs={CRUMBS} error={read.error?.message} again={again} />
    );
  }
  return <OneCategory key={id} id={id} all={read.data.all} />;
}
