/** Holds a product's form against the schemas of what it becomes. */
import type { FieldErrors, Resolver } from 'react-hook-form';
import { errorsOf } from '#admin/shell/form/issues.ts';
import { priceIn, productIn, type ProductForm } from '#domain/editing/product-form.ts';
import { priceKind } from '#schema/price.ts';
import { productKind } from '#schema/product.ts';
import * as z from 'zod';

/** Not the form's to say; any that fit do. */
const KEPT = { rev: 1, createdAt: 0, updatedAt: 0, updatedBy: 'staff', deletedAt: null };

function errorsIn(form: ProductForm): FieldErrors {
  // Whatever stands in the form: that it may not fit is the question.
  const product = z.safeEncode(productKind.schema, { ...KEPT, ...productIn(form) } as never);
  const own = priceIn(form);
  const price = own && z.safeEncode(priceKind.schema, { ...KEPT, ...own } as never);
  return {
    ...(product.success ? {} : errorsOf(product.error.issues)),
    ...(price === undefined || price.success ? {} : errorsOf(price.error.issues)),
  };
}

export const productResolver: Resolver = (values) => {
  const errors = errorsIn(values);
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
};
