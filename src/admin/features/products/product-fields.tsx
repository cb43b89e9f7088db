/** Form fields of a product, in display order. */
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormField, FormFields } from '#admin/shell/form/field.tsx';
import type { FieldSpec } from '#admin/shell/form/field-spec.ts';
import { FormSection } from '#admin/shell/form/form-section.tsx';
import { ChoiceInput } from '#admin/shell/form/inputs.tsx';
import { PicturesInput } from '#admin/shell/pictures/pictures-input.tsx';
import { SeoFields } from '#admin/shell/form/seo-fields.tsx';
import type { CategoryLink } from '#core/catalogue.ts';
import type { Documents } from '#core/editing/editable.ts';
import { textOf } from '#core/editing/form-values.ts';
import {
  editableProduct,
  NO_TITLE,
  productOf,
  slugFor,
  type ProductForm,
} from '#core/editing/product-form.ts';
import { pageMeta, type PageMeta, type SetSeo } from '#core/page-meta.ts';
import { productPath } from '#core/paths.ts';
import { productSummary } from '#core/product-text.ts';
import { MOST_PICTURES } from '#schema/image.ts';
import { PriceFields } from './price-fields.tsx';
import { SizeFields } from './size-fields.tsx';
import { ProductPreview } from './product-preview.tsx';
import {
  ADDRESS,
  DESCRIPTION,
  MAKE,
  ORDERING,
  PUBLISH_AT,
  SKU,
  STATUS,
  TAGS,
  TITLE,
} from './product-specs.ts';
import { HINT } from '#admin/shell/look/classes.ts';

function CategoryFields({ categories }: { categories: readonly CategoryLink[] }) {
  const category: unknown = useWatch<ProductForm>({ name: 'category' });
  const { getValues, setValue } = useFormContext<ProductForm>();
  // A subcategory belongs to its category.
  useEffect(() => {
    const sub: unknown = getValues('subCategory');
    const isElsewhere = categories.some(({ id, parentId }) => id === sub && parentId !== category);
    if (isElsewhere || (sub !== undefined && category === undefined))
      setValue('subCategory', undefined, { shouldDirty: true, shouldValidate: true });
  }, [category, categories, getValues, setValue]);
  const tops = categories.filter(({ parentId }) => parentId === null);
  const below = categories.filter(({ parentId }) => parentId === category);
  return (
    <>
      <ChoiceInput
        name="category"
        label="Category"
        optional
        none="None"
        choices={tops.map(({ id, name }) => [id, name])}
      />
      <ChoiceInput
        name="subCategory"
        label="Subcategory"
        optional
        none="None"
        choices={below.map(({ id, name }) => [id, name])}
      />
    </>
  );
}

/** Explains what scheduling means for a visible product. */
const LEAVES_FIRST =
  'This product is live. If you schedule it, it is removed from the site and goes live again at this time.';

function StatusFields({ base }: { base: Documents | undefined }) {
  const status: unknown = useWatch<ProductForm>({ name: 'status' });
  const isLive = base?.[0]['status'] === 'published';
  return (
    <>
      <FormField spec={STATUS} />
      {status === 'scheduled' && <FormField spec={PUBLISH_AT} />}
      {status === 'scheduled' && isLive && <p className={HINT}>{LEAVES_FIRST}</p>}
    </>
  );
}

/** The SKU can be changed while the product is a draft. */
function skuSpec(base: Documents | undefined): FieldSpec {
  const reason = base && editableProduct.fixed?.(base)['sku'];
  return reason === undefined ? SKU : { ...SKU, fixed: { text: base?.[0]['sku'], reason } };
}

/** Title and SKU, as far as they are set; the page title in search engines. */
const pageTitle = (title: string, sku: string): string =>
  title !== '' && sku !== '' ? `${title} (${sku})` : title || sku || 'New product';

/** Meta data as on the product page, for empty SEO fields. */
function metaOf(form: ProductForm, set: SetSeo): PageMeta {
  const product = productOf(form);
  const [title, sku] = [textOf(form.title), textOf(form.sku)];
  const description = product ? productSummary(product) : textOf(form.description);
  const slug = textOf(form.slug) || slugFor(form);
  const canonicalPath = sku !== '' && slug !== '' ? productPath(sku, slug) : '/product';
  return pageMeta({ title: pageTitle(title, sku), description, canonicalPath }, set);
}

/** Details on the left; visibility and preview on the right. */
export const ProductFields = ({
  categories,
  base,
}: {
  categories: readonly CategoryLink[];
  /** The saved product; undefined for a new one. */
  base: Documents | undefined;
}) => (
  <div className="grid items-start gap-x-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
    <div>
      <FormSection title="Details">
        <FormFields specs={[TITLE, skuSpec(base), DESCRIPTION]} />
      </FormSection>
      <FormSection title="Images">
        <PicturesInput
          name="images"
          label="Images"
          owner="prod"
          most={MOST_PICTURES}
          nameField="title"
          alt={NO_TITLE}
        />
      </FormSection>
      <FormSection title="Price">
        <PriceFields />
      </FormSection>
      <FormSection title="Ordering">
        <FormFields specs={ORDERING} />
      </FormSection>
      <FormSection title="Specifications">
        <FormFields specs={MAKE} />
      </FormSection>
      <FormSection title="Sizes">
        <SizeFields />
      </FormSection>
      <FormSection title="Search engines">
        <FormField spec={ADDRESS} />
        <SeoFields metaOf={metaOf} />
      </FormSection>
    </div>
    <div>
      <FormSection title="Visibility">
        <StatusFields base={base} />
        <CategoryFields categories={categories} />
        <FormField spec={TAGS} />
      </FormSection>
      <FormSection title="Preview">
        <div className="col-span-full">
          <ProductPreview />
        </div>
      </FormSection>
    </div>
  </div>
);
