/** Every field of a document that staff edit is in its form, or is listed here with what changes it instead. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Fragment, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FormProvider, useForm } from 'react-hook-form';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { fullFor } from '#fixtures/full-documents.ts';
import { KEPT_BY_THE_SHOP } from '#core/editing/document-write.ts';
import { blogKind } from '#schema/blog.ts';
import { categoryKind } from '#schema/category.ts';
import { customerRecordKind } from '#schema/customer-record.ts';
import { decodeDocument, type DocumentKind } from '#schema/kind.ts';
import { pageKind } from '#schema/page.ts';
import { productKind } from '#schema/product.ts';
import { seoKind } from '#schema/seo.ts';
import { homeSettingsKind, siteSettingsKind } from '#schema/settings.ts';
import { PostFields } from './features/blogs/post-fields.tsx';
import { categorySpecs } from './features/categories/category-specs.ts';
import { CUSTOMER_SPECS } from './features/customers/customer-editor.tsx';
import { ProductFields } from './features/products/product-fields.tsx';
import { SEO_SPECS } from './features/seo/route-screen.tsx';
import { BUSINESS_PARTS } from './features/settings/business-screen.tsx';
import { HOME_PARTS } from './features/settings/home-screen.tsx';
import { pageParts } from './features/settings/page-screen.tsx';
import type { Part } from './features/settings/settings-form.tsx';
import { Fields } from './shell/form/field.tsx';

beforeAll(() => {
  vi.stubGlobal('location', new URL('https://shop.example/admin'));
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterAll(() => vi.unstubAllGlobals());

const record = z.record(z.string(), z.unknown());

/** Of a union, those of its members. */
function shapesIn(schema: z.core.$ZodType): z.core.$ZodShape[] {
  if (schema instanceof z.ZodObject) return [schema.shape];
  return schema instanceof z.ZodUnion ? schema.options.flatMap(shapesIn) : [];
}

const fieldsOf = ({ schema }: DocumentKind): string[] =>
  [...new Set(shapesIn(schema).flatMap((shape) => Object.keys(shape)))].filter(
    (field) => !KEPT_BY_THE_SHOP.has(field),
  );

/** A document with every field and a row in every list, as its form holds it. */
function fullForm(kind: DocumentKind): Record<string, unknown> {
  const decoded = decodeDocument(kind, 'any/full', fullFor(kind.schema, 1));
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.problems));
  return record.parse(decoded.value);
}

function Form({ values, children }: { values: object; children: ReactElement }) {
  // Scheduled, so that the time is asked for where there is one.
  const form = useForm({ defaultValues: { ...values, status: 'scheduled' } });
  return (
    <QueryClientProvider client={new QueryClient()}>
      <FormProvider {...form}>{children}</FormProvider>
    </QueryClientProvider>
  );
}

/** The fields that a form has inputs for, with rows in its lists or without. Of an input that is fetched later, its label. */
const edited = (kind: DocumentKind, fields: ReactElement): Set<string> =>
  new Set(
    [fullForm(kind), {}].flatMap((values) => {
      const html = renderToStaticMarkup(<Form values={values}>{fields}</Form>);
      return [...html.matchAll(/\s(?:name|id|for)="(?:field-)?([^".]+)/g)].map(
        ([, name = '']) => name,
      );
    }),
  );

const drawn = (parts: readonly Part[]): ReactElement => (
  <>
    {parts.map(({ name, fields }) => (
      <Fragment key={name}>{fields}</Fragment>
    ))}
  </>
);

/** The forms, and the fields that they do not ask for: what changes those instead. */
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
    <Fields specs={categorySpecs([])} />,
    {
      image: 'the image input of the editor',
      oldSlugs: 'a change of the page URL',
      oldIds: 'a merge',
    },
  ],
  [siteSettingsKind, drawn(BUSINESS_PARTS), {}],
  [homeSettingsKind, drawn(HOME_PARTS), {}],
  [pageKind, drawn(pageParts('faqs')), {}],
  [seoKind, <Fields specs={SEO_SPECS} />, {}],
  [customerRecordKind, <Fields specs={CUSTOMER_SPECS} />, {}],
];

test.each(FORMS.map((form) => [form[0].name, ...form] as const))(
  'the form of a %s has every field',
  (_name, kind, fields, others) => {
    const inputs = edited(kind, fields);
    const missing = fieldsOf(kind).filter((field) => !inputs.has(field) && !(field in others));
    expect(missing).toEqual([]);
    // What is listed as edited elsewhere is a field, and has no input.
    const known = fieldsOf(kind);
    expect(
      Object.keys(others).filter((field) => !known.includes(field) || inputs.has(field)),
    ).toEqual([]);
  },
);
