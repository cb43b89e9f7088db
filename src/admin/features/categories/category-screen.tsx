/** One category: read, and edited; or a new one, which may stand under another. */
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useEdited } from '#admin/shell/form/use-edited.ts';
import { ListFailed, ListLoading } from '#admin/shell/list/list-states.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { ScreenMissing } from '#admin/shell/screen-states.tsx';
import { whyCategoryStays } from './actions/category-in-use.ts';
import { editableCategory } from './model/category-form.ts';
import type { StaffCategory } from '#admin/shell/editing/category-places.ts';
import { CategoryEditor } from './category-editor.tsx';
import { useCategories } from './use-categories.ts';

const route = getRouteApi('/categories/$id');
const CRUMBS = [{ name: 'Categories', to: '/categories' }] as const;

/** The address of the screen that makes a new one. */
const NEW = 'new';

const Waiting = ({ error, again }: { error: string | undefined; again: () => void }) => (
  <Screen title="Category" crumbs={CRUMBS}>
    {error === undefined ? <ListLoading /> : <ListFailed words={error} again={again} />}
  </Screen>
);

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
  if (category.state !== 'ready') {
    const failed = category.state === 'failed' ? category : undefined;
    return <Waiting error={failed?.error} again={() => failed?.again()} />;
  }
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
    return <Waiting error={read.error?.message} again={() => void read.refetch()} />;
  }
  return <OneCategory key={id} id={id} all={read.data.all} />;
}
