/** Title and description for search engines, of one page or of the whole site. */
import { Button } from '#admin/shell/button.tsx';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { CountedInput } from '#admin/shell/form/inputs.tsx';
import { EditForm } from '#admin/shell/form/edit-form.tsx';
import type { FieldPath, FieldSpec } from '#admin/shell/form/field-spec.ts';
import { FormSection } from '#admin/shell/form/form-section.tsx';
import { useEdited } from '#admin/shell/form/use-edited.ts';
import { useEditor } from '#admin/shell/form/use-editor.ts';
import { ScreenMissing, ScreenWaiting } from '#admin/shell/screen-states.tsx';
import type { Documents, Editable } from '#core/editing/editable.ts';
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
import { SeoPreview } from './seo-preview.tsx';
import { useSeoDocuments } from './use-seo-documents.ts';

const route = getRouteApi('/seo/$id');
const CRUMBS = [{ name: 'SEO', to: '/seo' }] as const;

const LONGEST = { title: 120, description: 320, keywords: 500 } as const;

export const SEO_SPECS: readonly FieldSpec<FieldPath<Seo>>[] = [
  { name: 'title', label: 'Title', as: 'text' },
  { name: 'description', label: 'Description', as: 'text' },
  { name: 'keywords', label: 'Keywords', as: 'text' },
];

interface Props {
  place: SeoRoute | typeof GLOBAL;
  id: string;
  editable: Editable;
  base: Documents | undefined;
  global: SetSeo['global'];
  onSaved: () => void;
}

function SeoEditor({ place, id, editable, base, global, onSaved }: Props) {
  const editor = useEditor({ editable, id, base, onSaved });
  return (
    <EditForm
      editor={editor}
      title={nameOfPlace(place)}
      crumbs={CRUMBS}
      specs={SEO_SPECS}
      actions={
        place !== GLOBAL &&
        editor.base !== undefined &&
        !editor.isDeleted && (
          <Button onClick={() => void editor.removeOrRestore()}>Use default</Button>
        )
      }
    >
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
          <SeoPreview metaOf={(own) => metaOfPlace(place, { own, global })} />
        </div>
      </FormSection>
    </EditForm>
  );
}

function OneRoute({ place, id, global }: Pick<Props, 'place' | 'id' | 'global'>) {
  const editable = useMemo(
    () => editableSeo(id, metaOfPlace(place, { global })),
    [id, place, global],
  );
  const edited = useEdited(editable, id);
  if (edited.state === 'waiting')
    return <ScreenWaiting title={nameOfPlace(place)} crumbs={CRUMBS} query={edited.query} />;
  return (
    <SeoEditor
      place={place}
      id={id}
      editable={editable}
      base={edited.state === 'ready' ? edited.documents : undefined}
      global={global}
      onSaved={edited.saved}
    />
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
