/** One content page: its text with a preview, and its questions, if it has them. */
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { FormField } from '#admin/shell/form/field.tsx';
import type { FieldPath, FieldSpec } from '#admin/shell/form/field-spec.ts';
import { AreaInput, CountedInput, TextInput } from '#admin/shell/form/inputs.tsx';
import { MarkdownInput } from '#admin/shell/form/markdown/markdown-input.tsx';
import { ownSpec, textSpec } from '#admin/shell/form/specs.ts';
import { RowsInput } from './rows-input.tsx';
import { SEO_AS_ONE, SEO_FIELDS, SeoFields } from '#admin/shell/form/seo-fields.tsx';
import { ScreenMissing } from '#admin/shell/screen-states.tsx';
import {
  editablePage,
  WRITTEN_PAGES,
  type PageForm,
  type WrittenPage,
} from '#admin/shell/editing/page-form.ts';
import { routeMeta, type SetSeo } from '#core/page-meta.ts';
import { summary } from '#core/summary.ts';
import { ROUTE_TITLES } from '#core/titles.ts';
import type { Page } from '#schema/page.ts';
import { SettingsScreen, type SettingsPart } from './settings-screen.tsx';

const route = getRouteApi('/settings/pages/$slug');
const CRUMBS = [{ name: 'Pages', to: '/settings/pages' }] as const;

const TITLE = textSpec('title', 'Title', { isWide: true });
const LONGEST_SUMMARY = 320;
const MOST_QUESTIONS = 100;
const LONGEST_SHOWN = 400;

export const PAGE_SPECS: readonly FieldSpec<FieldPath<Page>>[] = [
  TITLE,
  textSpec('summary', 'Summary'),
  ownSpec('body', 'Text', (value) => summary(String(value), LONGEST_SHOWN)),
  ownSpec('questions', 'Questions'),
  ...SEO_FIELDS,
  SEO_AS_ONE,
];

const TextFields = () => (
  <>
    <FormField spec={TITLE} />
    <CountedInput
      name="summary"
      label="Summary"
      hint="One sentence, shown under the heading and in search engines."
      most={LONGEST_SUMMARY}
    />
    <MarkdownInput name="body" label="Text" />
  </>
);

const Questions = () => (
  <RowsInput
    name="questions"
    label="Questions and answers"
    thing="question"
    most={MOST_QUESTIONS}
    fresh={{ question: '', answer: '' }}
    row={(at) => (
      <>
        <div className="col-span-full">
          <TextInput name={`${at}.question`} label="Question" />
        </div>
        <div className="col-span-full">
          <AreaInput name={`${at}.answer`} label="Answer" hint="You can use Markdown." rows={3} />
        </div>
      </>
    )}
  />
);

const metaOf = (slug: WrittenPage) => (form: PageForm, set: SetSeo) =>
  routeMeta(`/${slug}`, set, { description: String(form.summary ?? '') });

export function pageParts(slug: WrittenPage): readonly SettingsPart[] {
  return [
    { name: 'Text', fields: <TextFields /> },
    ...(slug === 'faqs' ? [{ name: 'Questions', fields: <Questions /> }] : []),
    { name: 'Search engine listing', fields: <SeoFields metaOf={metaOf(slug)} /> },
  ];
}

function OnePage({ slug }: { slug: WrittenPage }) {
  const editable = useMemo(() => editablePage(slug), [slug]);
  const parts = useMemo(() => pageParts(slug), [slug]);
  return (
    <SettingsScreen
      editable={editable}
      id={slug}
      title={ROUTE_TITLES[`/${slug}`]}
      crumbs={CRUMBS}
      specs={PAGE_SPECS}
      parts={parts}
      page={`/${slug}`}
    />
  );
}

export function PageScreen() {
  const { slug } = route.useParams();
  const writtenPage = WRITTEN_PAGES.find((each) => each === slug);
  return writtenPage === undefined ? (
    <ScreenMissing />
  ) : (
    <OnePage key={writtenPage} slug={writtenPage} />
  );
}
