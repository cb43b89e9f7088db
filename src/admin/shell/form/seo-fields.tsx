/** SEO fields of a document, with a live preview. */
import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { useQuery } from '@tanstack/react-query';
import { readAsStaff } from '#admin/shell/actions/read-as-staff.ts';
import * as z from 'zod';
import { isRecord, type FormValues } from '#core/editing/form-values.ts';
import { withoutEmptyFields } from '#core/editing/without-empty-fields.ts';
import type { PageMeta, SetSeo } from '#core/page-meta.ts';
import { seoKind, seoOverride, type SeoOverride } from '#schema/seo.ts';
import { listKey } from '#admin/shell/list/list-key.ts';
import { FormFields } from './field.tsx';
import type { FieldSpec } from './field-spec.ts';
import { SearchSnippet } from './search-snippet.tsx';

export const SEO_FIELDS: readonly FieldSpec<`seo.${keyof SeoOverride}`>[] = [
  {
    name: 'seo.title',
    label: 'SEO title',
    hint: 'Leave empty to use the page title.',
    optional: true,
    isWide: true,
    as: 'text',
  },
  {
    name: 'seo.description',
    label: 'SEO description',
    hint: 'Leave empty to use the start of the page text.',
    optional: true,
    isWide: true,
    as: 'area',
    rows: 3,
  },
  {
    name: 'seo.keywords',
    label: 'Keywords',
    hint: 'Separate with commas.',
    optional: true,
    isWide: true,
    as: 'text',
  },
];

const shownSeo = (value: unknown): string => {
  const { title, description, keywords } = seoOverride.safeParse(value).data ?? {};
  return [title, description, keywords].filter(Boolean).join(' · ');
};

/** All SEO fields as one, for conflicts. */
export const SEO_AS_ONE: FieldSpec<'seo'> = {
  name: 'seo',
  label: 'Search engines',
  as: 'own',
  show: shownSeo,
};

/** Of any length, while they are typed. */
const typedTexts = z.partialRecord(z.enum(['title', 'description', 'keywords']), z.string());

/** Typed SEO values, without empty fields. */
export const typedSeo = (seo: unknown): SeoOverride =>
  typedTexts.safeParse(isRecord(seo) ? withoutEmptyFields(seo) : {}).data ?? {};

/** SEO settings of the whole site; undefined while loading. */
function useSiteSeo(): SeoOverride | undefined {
  const read = useQuery({
    queryKey: [...listKey(seoKind), 'global'],
    queryFn: () => readAsStaff(seoKind, 'global'),
  });
  return read.data?.success === true ? read.data.value : undefined;
}

interface Props {
  /** The page's meta data for the current form. */
  metaOf: (form: FormValues, set: SetSeo) => PageMeta;
}

/** Deferred, so that typing stays fast. */
function SnippetOfForm({ metaOf }: Props) {
  const global = useSiteSeo();
  const values = useDeferredValue(useWatch());
  return <SearchSnippet meta={metaOf(values, { own: typedSeo(values['seo']), global })} />;
}

export const SeoFields = ({ metaOf }: Props) => (
  <>
    <FormFields specs={SEO_FIELDS} />
    <div className="col-span-full">
      <SnippetOfForm metaOf={metaOf} />
    </div>
  </>
);
