/** Search snippet for a form whose own fields are the SEO fields. */
import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { SearchSnippet } from '#admin/shell/form/search-snippet.tsx';
import { typedSeo } from '#admin/shell/form/seo-fields.tsx';
import type { PageMeta } from '#core/page-meta.ts';
import type { SeoOverride } from '#schema/seo.ts';

export function SeoPreview({ metaOf }: { metaOf: (own: SeoOverride) => PageMeta }) {
  const values = useDeferredValue(useWatch());
  return <SearchSnippet meta={metaOf(typedSeo(values))} />;
}
