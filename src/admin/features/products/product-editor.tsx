/** The editor of a product: what is typed is kept as a draft, held against the schema, and saved as one. */
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { readDraft, dropDraft } from '#admin/shell/form/draft.ts';
import { LeaveGuard } from '#admin/shell/form/leave-guard.tsx';
import { SaveBar } from '#admin/shell/form/save-bar.tsx';
import { useDraft } from '#admin/shell/form/use-draft.ts';
import { sayDone, sayFailure } from '#admin/shell/messages-store.ts';
import { Screen } from '#admin/shell/screen.tsx';
import { saveProduct } from '#commands/save-product.ts';
import type { CategoryLink } from '#domain/catalogue.ts';
import {
  NEW_PRODUCT,
  productFormOf,
  slugFor,
  withSlugKept,
  type ProductForm,
  type WholeProduct,
} from '#domain/editing/product-form.ts';
import { formatMoment } from '#domain/format.ts';
import { ProductFields } from './product-fields.tsx';
import { productResolver } from './product-resolver.ts';

interface Props {
  /** Undefined for a new one. */
  id: string | undefined;
  base: WholeProduct | undefined;
  categories: readonly CategoryLink[];
  onSaved: () => void;
}

const formOf = (base: WholeProduct | undefined): ProductForm =>
  base === undefined ? NEW_PRODUCT : productFormOf(base);

/** A new product’s id: its SKU in small letters, as imports make it. */
const idOf = (sku: unknown): string => String(sku).toLowerCase();

export function ProductEditor({ id, base: found, categories, onSaved }: Props) {
  const [base, setBase] = useState(found);
  const path = `prod/${id ?? ''}`;
  const [draft] = useState(() => readDraft(path));
  const navigate = useNavigate();
  const form = useForm({
    defaultValues: formOf(found),
    ...(draft && { values: draft.values, resetOptions: { keepDefaultValues: true } }),
    resolver: productResolver,
    mode: 'onChange',
  });
  const { isDirty, isSubmitting } = form.formState;
  useDraft(form, { document: path, rev: base?.product.rev ?? 0 });

  const discard = () => {
    dropDraft(path);
    form.reset(formOf(base));
  };

  const save = form.handleSubmit(async (values) => {
    const named: ProductForm = base
      ? withSlugKept(values, base.product)
      : { ...values, slug: values['slug'] || slugFor(values['title'], values['sku']) };
    const target = id ?? idOf(named.sku);
    const saved = await saveProduct({ id: target, base, form: named });
    if (!saved.success) return sayFailure(saved.error);
    if (saved.value.state === 'changed')
      return sayFailure('Somebody else has saved this product meanwhile.');
    dropDraft(path);
    setBase(saved.value.now);
    form.reset(formOf(saved.value.now));
    onSaved();
    sayDone('Saved.');
    if (id === undefined) await navigate({ to: '/products/$id', params: { id: target } });
  });

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void save(event)}>
        <Screen
          title={base?.product.title ?? 'New product'}
          crumbs={[{ name: 'Products', to: '/products' }]}
        >
          {draft && isDirty && (
            <p className="admin-note">
              What you typed here on {formatMoment(draft.at)} was not saved; it stands in the form.{' '}
              <button type="button" className="link" onClick={discard}>
                Drop it
              </button>
            </p>
          )}
          <ProductFields categories={categories} />
          <SaveBar isDirty={isDirty} isBusy={isSubmitting} onDiscard={discard} />
        </Screen>
      </form>
      <LeaveGuard isUnsaved={isDirty && !isSubmitting} onLeave={() => dropDraft(path)} />
    </FormProvider>
  );
}
