/** One category, or a new one, in its editor. */
import { getRouteApi, Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '#admin/shell/button.tsx';
import { EditScreen, NEW } from '#admin/shell/edit-screen.tsx';
import {
  categoryPathOf,
  childrenOf,
  type StaffCategory,
} from '#admin/shell/editing/category-places.ts';
import { FormField, FormFields } from '#admin/shell/form/field.tsx';
import { FormSection } from '#admin/shell/form/form-section.tsx';
import { SeoFields } from '#admin/shell/form/seo-fields.tsx';
import type { Editor } from '#admin/shell/form/use-editor.ts';
import { HINT } from '#admin/shell/look/classes.ts';
import { PicturesInput } from '#admin/shell/pictures/pictures-input.tsx';
import { ScreenWaiting } from '#admin/shell/screen-states.tsx';
import { categoryLead, categoryTitle } from '#core/category-text.ts';
import { textOf } from '#core/editing/form-values.ts';
import { formatProducts } from '#core/format.ts';
import { pageMeta, type SetSeo } from '#core/page-meta.ts';
import { categoryPath, subcategoryPath } from '#core/paths.ts';
import { buttonClass } from '#ui/button-class.ts';
import { editableWithin } from './actions/category-in-use.ts';
import { categorySpecs, DESCRIPTION, NAME, parentSpec, SLUG } from './category-specs.ts';
import type { CategoryForm } from './model/category-form.ts';
import { useCategories } from '#admin/shell/use-categories.ts';
import { useProductCounts } from './use-product-counts.ts';

const route = getRouteApi('/categories/$id');
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

interface ActionsProps {
  one: StaffCategory;
  /** Undefined until counted. */
  count: number | undefined;
  editor: Editor;
}

const CategoryActions = ({ one, count, editor }: ActionsProps) => (
  <>
    {!editor.isDeleted && (
      <a href={categoryPathOf(one)} target="_blank" className={buttonClass('quiet', 'small')}>
        View on site
      </a>
    )}
    <Link
      to="/products"
      search={one.category.parent === null ? { category: one.id } : { subCategory: one.id }}
      className={buttonClass('quiet', 'small')}
    >
      {count === undefined ? 'Products' : formatProducts(count)}
    </Link>
    {!editor.isDeleted && <Button onClick={() => void editor.removeOrRestore()}>Delete</Button>}
  </>
);

/**
 * @param all current categories. The edited one is read separately and not refetched while the form is open.
 */
function OneCategory({ param, all }: { param: string; all: readonly StaffCategory[] }) {
  const { parent } = route.useSearch();
  const id = param === NEW ? undefined : param;
  const editable = useMemo(() => editableWithin(all, id), [all, id]);
  const begin = useMemo(
    () => (parent === undefined ? undefined : { ...editable.fresh, parent }),
    [editable, parent],
  );
  const tops = childrenOf(all, null).filter((top) => top.id !== id);
  const own = all.filter((each) => each.id === id);
  const count = useProductCounts(own)?.get(id ?? '');
  const metaOf = (form: CategoryForm, set: SetSeo) => {
    const above = all.find((each) => each.id === form.parent);
    const title = categoryTitle(textOf(form.name), above?.category.name);
    const description = categoryLead({
      description: textOf(form.description),
      count: count ?? 0,
    });
    const path = above ? subcategoryPath(id ?? '…') : categoryPath(textOf(form.slug) || '…');
    return pageMeta({ title, description, canonicalPath: path }, set);
  };
  return (
    <EditScreen
      editable={editable}
      id={id}
      title={id === undefined ? 'New category' : 'Category'}
      titleField="name"
      crumbs={CRUMBS}
      specs={categorySpecs(tops)}
      path="/categories"
      begin={begin}
      actions={(editor) => own[0] && <CategoryActions one={own[0]} editor={editor} count={count} />}
    >
      {() => (
        <>
          <FormSection title="Details">
            <FormField spec={NAME} />
            {id === undefined && <FormField spec={parentSpec(tops)} />}
            <Address id={id} />
            <FormFields specs={[DESCRIPTION]} />
          </FormSection>
          <FormSection title="Image">
            <PicturesInput
              name="image"
              label="Image"
              owner="categories"
              most={1}
              nameField="name"
            />
          </FormSection>
          <FormSection title="Search engines">
            <SeoFields metaOf={metaOf} />
          </FormSection>
        </>
      )}
    </EditScreen>
  );
}

export function CategoryScreen() {
  const { id } = route.useParams();
  const { parent } = route.useSearch();
  const read = useCategories();
  if (read.data === undefined) {
    return <ScreenWaiting title="Category" crumbs={CRUMBS} query={read} />;
  }
  return <OneCategory key={`${id} ${parent}`} param={id} all={read.data.all} />;
}
