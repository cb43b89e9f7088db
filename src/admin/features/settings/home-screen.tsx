/** The texts, figures and images of the home page, in the order of the page. */
import { FormFields } from '#admin/shell/form/field.tsx';
import type { FieldPath } from '#admin/shell/form/field-spec.ts';
import { AreaInput, LinesInput, TextInput } from '#admin/shell/form/inputs.tsx';
import { areaSpec, numberSpec, ownSpec, textSpec } from '#admin/shell/form/specs.ts';
import { PicturesInput } from '#admin/shell/pictures/pictures-input.tsx';
import { editableHome } from './model/settings-form.ts';
import type { HomeSettings } from '#schema/settings.ts';
import { Highlights } from './highlights.tsx';
import { SettingsScreen, type SettingsPart } from './settings-screen.tsx';
import { LEGEND } from '#admin/shell/look/classes.ts';

type HomeField = FieldPath<HomeSettings>;

const wide = { isWide: true } as const;
const heading = (name: HomeField, label = 'Heading') => textSpec(name, label, wide);
const longText = (name: HomeField) => areaSpec(name, 'Text', { rows: 3 });

const Picture = ({ name, alt }: { name: string; alt: string }) => (
  <PicturesInput name={name} label="Image" owner="settings" most={1} alt={alt} />
);

const MOST_TRUST = 8;
const MOST_FEATURES = 9;
const STEPS = [0, 1, 2] as const;

interface HomePart extends SettingsPart {
  field: keyof HomeSettings;
}

export const HOME_PARTS: readonly HomePart[] = [
  {
    field: 'hero',
    name: 'Top of the page',
    fields: (
      <>
        <FormFields
          specs={[
            heading('hero.eyebrow', 'Above the heading'),
            heading('hero.title'),
            longText('hero.text'),
          ]}
        />
        <Picture name="hero.image" alt="Silver jewellery" />
      </>
    ),
  },
  {
    field: 'trust',
    name: 'Why trust us',
    fields: <Highlights name="trust" label="Highlights" most={MOST_TRUST} />,
  },
  {
    field: 'why',
    name: 'Why buy here',
    fields: (
      <>
        <FormFields specs={[heading('why.title'), longText('why.text')]} />
        <Highlights name="why.features" label="Features" most={MOST_FEATURES} />
      </>
    ),
  },
  {
    field: 'catalogueApp',
    name: 'Catalogue app',
    fields: (
      <>
        <FormFields specs={[heading('catalogueApp.title'), longText('catalogueApp.text')]} />
        <div className="col-span-full">
          <LinesInput name="catalogueApp.points" label="Points" optional rows={5} />
        </div>
      </>
    ),
  },
  {
    field: 'promise',
    name: 'Our promise',
    fields: (
      <>
        <FormFields specs={[heading('promise.title'), longText('promise.text')]} />
        <div className="col-span-full">
          <LinesInput name="promise.points" label="Points" optional rows={6} />
        </div>
        <Picture name="promise.image" alt="Silver jewellery" />
      </>
    ),
  },
  {
    field: 'howToBuy',
    name: 'How to buy',
    fields: (
      <>
        <FormFields specs={[heading('howToBuy.title')]} />
        {STEPS.map((step) => (
          <fieldset key={step} className="grid gap-3">
            <legend className={LEGEND}>Step {step + 1}</legend>
            <TextInput name={`howToBuy.steps.${step}.title`} label="Heading" />
            <AreaInput name={`howToBuy.steps.${step}.text`} label="Text" rows={3} />
          </fieldset>
        ))}
      </>
    ),
  },
  {
    field: 'figures',
    name: 'Figures',
    fields: (
      <FormFields
        specs={[
          heading('figures.title'),
          numberSpec('figures.jewellers', 'Jewellers', 'count'),
          numberSpec('figures.smallBusinesses', 'Small businesses', 'count'),
          numberSpec('figures.years', 'Years', 'count'),
        ]}
      />
    ),
  },
  {
    field: 'banner',
    name: 'Banner',
    fields: (
      <>
        <FormFields specs={[heading('banner.title'), longText('banner.text')]} />
        <Picture name="banner.image" alt="Silver jewellery" />
      </>
    ),
  },
];

/** Each part is a field of the document. */
const HOME_SPECS = HOME_PARTS.map(({ field, name }) => ownSpec(field, name));

export const HomeScreen = () => (
  <SettingsScreen
    editable={editableHome}
    id="home"
    title="Home page"
    specs={HOME_SPECS}
    parts={HOME_PARTS}
    page="/"
  />
);
