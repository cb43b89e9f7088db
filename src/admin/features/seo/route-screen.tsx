/** Title and description for search engines, of one page or of the whole site. */
import { Button } from '#admin/shell/button.tsx';
import { getRouteApi } from '@tanstack/react-router';
import { useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { EditScreen } from '#admin/shell/edit-screen.tsx';
import { CountedInput } from '#admin/shell/form/inputs.tsx';
import type { FieldPath, FieldSpec } from '#admin/shell/form/field-spec.ts';
import { textSpec } from '#admin/shell/form/specs.ts';
import { FormSection } from '#admin/shell/form/form-section.tsx';
import { SearchSnippet } from '#admin/shell/form/search-snippet.tsx';
import { typedSeo } from '#admin/shell/form/seo-fields.tsx';
import { ScreenMissing, ScreenWaiting } from '#admin/shell/screen-states.tsx';
import {
  editableSeo,
  GLOBAL,
  metaOfPlace,
  nameOfPlace,
  seoPlaceOf,
  type SeoRoute,
} from './model/seo-form.ts';
import type { SetSeo } from '#core/page-meta.ts';
import type { Seo } from '#schema/seo.ts';
import { useSeoDocuments } from './use-seo-documents.ts';

const route = getRouteApi('/seo/$id');
const CRUMBS = [{ name: 'SEO', to: '/seo' }] as const;

const LONGEST = { title: 120, description: 320, keywords: 500 } as const;

export const SEO_SPECS: readonly FieldSpec<FieldPath<Seo>>[] = [
  textSpec('title', 'Title'),
  textSpec('description', 'Description'),
  textSpec('keywords', 'Keywords'),
];

interface Props {
  place: SeoRoute | typeof GLOBAL;
  id: string;
  global: SetSeo['global'];
}

function SeoPreview({ place, global }: Omit<Props, 'id'>) {
  const own = typedSeo(useDeferredValue(useWatch()));
  return <SearchSnippet meta={metaOfPlace(place, { own, global })} />;
}

function OneRoute({ place, id, global }: Props) {
  const editable = useMemo(
    () => editableSeo(id, metaOfPlace(place, { global })),
    [id, place, global],
  );
  return (
    <EditScreen
      editable={editable}
      id={id}
      title={nameOfPlace(place)}
      crumbs={CRUMBS}
      specs={SEO_SPECS}
      isMadeBySaving
      actions={(editor) =>
        place !== GLOBAL &&
        editor.base !== undefined &&
        !editor.isDeleted && (
          <Button onClick={() => void editor.removeOrRestore()}>Use default</Button>
        )
      }
    >
      {() => (
        <FormSection title="Search engine listing">
          <CountedInput name="title" label="Title" most={LONGEST.title} rows={2} />
          <CountedInput name="description" label="Description" most={LONGEST.description} />
          <CountedInput
            name="keywords"
            label="Keywords"
            hint="Separate with commas."
            most={LONGEST.keywords}
            rows={2}
          />
          <div className="col-span-full">
            <SeoPreview place={place} global={global} />
          </div>
        </FormSection>
      )}
    </EditScreen>
  );
}

export function RouteScreen() {
  const { id } = route.useParams();
  const place = seoPlaceOf(id);
  const read = useSeoDocuments();
  if (place === undefined) return <ScreenMissing />;
  if (read.data === undefined) {
    return <ScreenWaiting title={nameOfPlace(place)} crumbs={CRUMBS} query={read} />;
  }
  return <OneRoute key={id} place={place} id={id} global={read.data.get(GLOBAL)} />;
}
