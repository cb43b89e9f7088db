/**
 * Every field of an editable document has an input in its form, or is listed here with what changes it instead.
 */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Fragment, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FormProvider, useForm } from 'react-hook-form';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { fullFor } from '#fixtures/full-documents.ts';
import { SYSTEM_FIELDS } from '#core/editing/document-write.ts';
import { blogKind } from '#schema/blog.ts';
import { categoryKind } from '#schema/category.ts';
import { customerRecordKind } from '#schema/customer-record.ts';
import { decodeDocument, type DocumentKind } from '#schema/kind.ts';
import { invoicingSettingsKind } from '#schema/invoicing-settings.ts';
import { pageKind } from '#schema/page.ts';
import { productKind } from '#schema/product.ts';
import { seoKind } from '#schema/seo.ts';
import { salesSettingsKind } from '#schema/sales-settings.ts';
import { homeSettingsKind, siteSettingsKind } from '#schema/settings.ts';
import { PostFields } from './features/blogs/post-fields.tsx';
import { categorySpecs } from './features/categories/category-specs.ts';
import { NOTE_SPECS, termsSpecs } from './features/customers/customer-specs.ts';
import { ProductFields } from './features/products/product-fields.tsx';
import { SALES_PARTS } from './features/settings/sales-screen.tsx';
import { SEO_SPECS } from './features/seo/route-screen.tsx';
import { BUSINESS_PARTS } from './features/settings/business-screen.tsx';
import { HOME_PARTS } from './features/settings/home-screen.tsx';
import { pageParts } from './features/settings/page-screen.tsx';
import { INVOICING_PARTS } from './features/settings/invoicing-screen.tsx';
import type { SettingsPart } from './features/settings/settings-screen.tsx';
import { FormFields } from './shell/form/field.tsx';

beforeAll(() => {
  vi.stubGlobal('location', new URL('https://shop.example/admin'));
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterAll(() => vi.unstubAllGlobals());

const record = z.record(z.string(), z.unknown());

/** For a union, the shapes of its members. */
function shapesIn(schema: z.core.$ZodType): z.core.$ZodShape[] {
  if (schema instanceof z.ZodObject) return [schema.shape];
  return schema instanceof z.ZodUnion ? schema.options.flatMap(shapesIn) : [];
}

const fieldsOf = ({ schema }: DocumentKind): string[] =>
  [...new Set(shapesIn(schema).flatMap((shape) => Object.keys(shape)))].filter(
    (field) => !SYSTEM_FIELDS.has(field),
  );

/** Form values with every field set and one row in every list. */
function fullForm(kind: DocumentKind): Record<string, unknown> {
  const decoded = decodeDocument(kind, 'any/full', fullFor(kind.schema, 1));
  if (!decoded.success) throw new Error(JSON.stringify(decoded.problems));
  return record.parse(decoded.value);
}

function Form({ values, children }: { values: object; children: ReactElement }) {
  // Scheduled, so that the publish time has an input.
  const form = useForm({ defaultValues: { ...values, status: 'scheduled' } });
  return (
    <QueryClientProvider client={new QueryClient()}>
      <FormProvider {...form}>{children}</FormProvider>
    </QueryClientProvider>
  );
}

/**
 * Fields with inputs, with and without rows in the lists, and for a fixed price. A lazily loaded input is recognized by its label.
 */
const edited = (kind: DocumentKind, fields: ReactElement): Set<string> =>
  new Set(
    [fullForm(kind), { ...fullForm(kind), byWeight: undefined }, {}].flatMap((values) => {
      const html = renderToStaticMarkup(<Form values={values}>{fields}</Form>);
      return [...html.matchAll(/\s(?:name|id|for)="(?:field-)?([^".]+)/g)].map(
        ([, name = '']) => name,
      );
    }),
  );

const drawn = (parts: readonly SettingsPart[]): ReactElement => (
  <>
    {parts.map(({ name, fields }) => (
      <Fragment key={name}>{fields}</Fragment>
    ))}
  </>
);

/** The forms, with fields that have no input and what changes them instead. */
const FORMS: readonly (readonly [
  kind: DocumentKind,
  fields: ReactElement,
  others: Readonly<Record<string, string>>,
])[] = [
  [
    productKind,
    <ProductFields categories={[]} base={undefined} />,
    { oldSlugs: 'a change of the page URL' },
  ],
  [blogKind, <PostFields />, { oldSlugs: 'a change of the page URL' }],
  [
    categoryKind,
    <FormFields specs={categorySpecs([])} />,
    {
      image: 'the image input of the editor',
      oldSlugs: 'a change of the page URL',
      oldIds: 'a merge',
    },
  ],
  [siteSettingsKind, drawn(BUSINESS_PARTS), {}],
  [invoicingSettingsKind, drawn(INVOICING_PARTS), {}],
  [homeSettingsKind, drawn(HOME_PARTS), {}],
  [pageKind, drawn(pageParts('faqs')), {}],
  [seoKind, <FormFields specs={SEO_SPECS} />, {}],
  [
    customerRecordKind,
    <FormFields specs={[...termsSpecs([]), ...NOTE_SPECS]} />,
    {
      contact: 'the form of a customer without an account',
      mergedInto: 'a merge',
      notAccount: 'a suggestion',
    },
  ],
  [salesSettingsKind, drawn(SALES_PARTS), {}],
];

test.each(FORMS.map((form) => [form[0].name, ...form] as const))(
  'the form of a %s has every field',
  (_name, kind, fields, others) => {
    const inputs = edited(kind, fields);
    const missing = fieldsOf(kind).filter((field) => !inputs.has(field) && !(field in others));
    expect(missing).toEqual([]);
    // Each listed exception is a field of the document and has no input.
    const documentFields = fieldsOf(kind);
    expect(
      Object.keys(others).filter((field) => !documentFields.includes(field) || inputs.has(field)),
    ).toEqual([]);
  },
);
