/** The fields of a product, in the order in which a piece is described. */
import { useFormContext, useWatch } from 'react-hook-form';
import { Field, Fields } from '#admin/shell/form/field.tsx';
import { FormSection } from '#admin/shell/form/form-section.tsx';
import { ChoiceInput } from '#admin/shell/form/inputs.tsx';
import { PicturesInput } from '#admin/shell/pictures/pictures-input.tsx';
import type { CategoryLink } from '#domain/catalogue.ts';
import { MOST_PICTURES } from '#schema/image.ts';
import { PriceFields } from './price-fields.tsx';
import {
  DESCRIPTION,
  IN_SEARCH_ENGINES,
  MAKE,
  ORDERING,
  PUBLISH_AT,
  SKU,
  STATUS,
  TAGS,
  TITLE,
} from './product-specs.ts';

function CategoryFields({ categories }: { categories: readonly CategoryLink[] }) {
  const category: unknown = useWatch({ name: 'category' });
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

function StatusFields() {
  const status: unknown = useWatch({ name: 'status' });
  return (
    <>
      <Field spec={STATUS} />
      {status === 'scheduled' && <Field spec={PUBLISH_AT} />}
    </>
  );
}

function ProductPictures() {
  const { getValues } = useFormContext();
  return (
    <PicturesInput
      name="images"
      label="Pictures"
      owner="prod"
      most={MOST_PICTURES}
      alt={() => String(getValues('title') ?? '')}
    />
  );
}

export const ProductFields = ({ categories }: { categories: readonly CategoryLink[] }) => (
  <>
    <FormSection title="What it is">
      <Fields specs={[TITLE, SKU]} />
      <CategoryFields categories={categories} />
      <Fields specs={[DESCRIPTION, TAGS]} />
      <StatusFields />
    </FormSection>
    <FormSection title="Pictures">
      <ProductPictures />
    </FormSection>
    <FormSection title="Price">
      <PriceFields />
    </FormSection>
    <FormSection title="Ordering">
      <Fields specs={ORDERING} />
    </FormSection>
    <FormSection title="Make">
      <Fields specs={MAKE} />
    </FormSection>
    <FormSection title="In search engines">
      <Fields specs={IN_SEARCH_ENGINES} />
    </FormSection>
  </>
);
