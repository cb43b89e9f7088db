/** The editor of a category. */
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { EditForm } from '#admin/shell/form/edit-form.tsx';
import { FormField, FormFields } from '#admin/shell/form/field.tsx';
import { FormSection } from '#admin/shell/form/form-section.tsx';
import { SeoFields } from '#admin/shell/form/seo-fields.tsx';
import { useEditor } from '#admin/shell/form/use-editor.ts';
import { PicturesInput } from '#admin/shell/pictures/pictures-input.tsx';
import { categoryLead, categoryTitle } from '#core/category-text.ts';
import type { StaffCategory } from '#admin/shell/editing/category-places.ts';
import type { Documents, Editable } from '#core/editing/editable.ts';
import { textOf } from '#core/editing/form-values.ts';
import { pageMeta, type SetSeo } from '#core/page-meta.ts';
import { categoryPath, subcategoryPath } from '#core/paths.ts';
import { CategoryActions } from './category-actions.tsx';
import { categorySpecs, DESCRIPTION, NAME, parentSpec, SLUG } from './category-specs.ts';
import type { CategoryForm } from './model/category-form.ts';
import { topTargets } from './targets.ts';
import { useProductCounts } from './use-categories.ts';
import { HINT } from '#admin/shell/look/classes.ts';

interface Props {
  /** Undefined for a new category. */
  id: string | undefined;
  base: Documents | undefined;
  begin: CategoryForm | undefined;
  editable: Editable;
  all: readonly StaffCategory[];
  onSaved: () => void;
}

const CRUMBS = [{ name: 'Categories', to: '/categories' }] as const;

/** A subcategory's URL is made of its id, so it can't be chosen. */
function Address({ id }: { id: string | undefined }) {
  const parent: unknown = useWatch<CategoryForm>({ name: 'parent' });
  if (parent === null || parent === undefined || parent === '') return <FormField spec={SLUG} />;
  return (
    <div>
      <p className="text-sm font-medium">Page URL</p>
      <p className={HINT}>
        {id === undefined
          ? 'Created from the names of the category and its parent.'
          : `${subcategoryPath(id)}. It stays the same if you rename the subcategory.`}
      </p>
    </div>
  );
}

function CategoryPicture() {
  const { getValues } = useFormContext<CategoryForm>();
  return (
    <PicturesInput
      name="image"
      label="Image"
      owner="categories"
      most={1}
      alt={() => textOf(getValues('name'))}
    />
  );
}

export function CategoryEditor({ id, base, begin, editable, all, onSaved }: Props) {
  const editor = useEditor({ editable, id, base, begin, onSaved });
  const navigate = useNavigate();
  const tops = useMemo(() => topTargets(all).filter((top) => top.id !== id), [all, id]);
  const specs = useMemo(() => categorySpecs(tops), [tops]);
  const own = all.filter((each) => each.id === id);
  const count = useProductCounts(own)?.get(id ?? '');
  const metaOf = (form: CategoryForm, set: SetSeo) => {
    const parent = all.find((each) => each.id === form.parent);
    const title = categoryTitle(textOf(form.name), parent?.category.name);
    const description = categoryLead({
      description: textOf(form.description),
      count: count ?? 0,
    });
    const path = parent ? subcategoryPath(id ?? '…') : categoryPath(textOf(form.slug) || '…');
    return pageMeta({ title, description, canonicalPath: path }, set);
  };
  const name = editor.base?.[0]['name'];
  return (
    <EditForm
      editor={editor}
      title={typeof name === 'string' ? name : 'New category'}
      crumbs={CRUMBS}
      specs={specs}
      actions={own[0] && <CategoryActions one={own[0]} editor={editor} count={count} />}
      onMade={(made) =>
        void navigate({ to: '/categories/$id', params: { id: made }, ignoreBlocker: true })
      }
    >
      <FormSection title="Details">
        <FormField spec={NAME} />
        {id === undefined && <FormField spec={parentSpec(tops)} />}
        <Address id={id} />
        <FormFields specs={[DESCRIPTION]} />
      </FormSection>
      <FormSection title="Image">
        <CategoryPicture />
      </FormSection>
      <FormSection title="Search engines">
        <SeoFields metaOf={metaOf} />
      </FormSection>
    </EditForm>
  );
}
