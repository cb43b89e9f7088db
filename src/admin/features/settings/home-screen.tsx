/** The texts, figures and images of the home page, in the order of the page. */
import { buttonClass } from '#ui/button-class.ts';
import { FormFields } from '#admin/shell/form/field.tsx';
import type { FieldPath, FieldSpec } from '#admin/shell/form/field-spec.ts';
import { AreaInput, LinesInput, TextInput } from '#admin/shell/form/inputs.tsx';
import { PicturesInput } from '#admin/shell/pictures/pictures-input.tsx';
import { editableHome } from './model/settings-form.ts';
import type { HomeSettings } from '#schema/settings.ts';
import { Highlights } from './highlights.tsx';
import { SettingsForm, type SettingsPart } from './settings-form.tsx';
import { showRecord } from '#admin/shell/form/show-record.ts';
import { LEGEND } from '#admin/shell/look/classes.ts';

type HomeField = FieldPath<HomeSettings>;

const text = (name: HomeField, label: string): FieldSpec<HomeField> => ({
  name,
  label,
  isWide: true,
  as: 'text',
});
const area = (name: HomeField, label: string): FieldSpec<HomeField> => ({
  name,
  label,
  isWide: true,
  as: 'area',
  rows: 3,
});
const count = (name: HomeField, label: string): FieldSpec<HomeField> => ({
  name,
  label,
  as: 'number',
  unit: 'count',
});

const Picture = ({ name, alt }: { name: string; alt: string }) => (
  <PicturesInput name={name} label="Image" owner="settings" most={1} alt={() => alt} />
);

const MOST_TRUST = 8;
const MOST_FEATURES = 9;
const STEPS = [0, 1, 2] as const;

export const HOME_PARTS: readonly SettingsPart[] = [
  {
    name: 'Top of the page',
    fields: (
      <>
        <FormFields
          specs={[
            text('hero.eyebrow', 'Above the heading'),
            text('hero.title', 'Heading'),
            area('hero.text', 'Text'),
          ]}
        />
        <Picture name="hero.image" alt="Silver jewellery" />
      </>
    ),
  },
  {
    name: 'Why trust us',
    fields: <Highlights name="trust" label="Highlights" most={MOST_TRUST} />,
  },
  {
    name: 'Why buy here',
    fields: (
      <>
        <FormFields specs={[text('why.title', 'Heading'), area('why.text', 'Text')]} />
        <Highlights name="why.features" label="Features" most={MOST_FEATURES} />
      </>
    ),
  },
  {
    name: 'Catalogue app',
    fields: (
      <>
        <FormFields
          specs={[text('catalogueApp.title', 'Heading'), area('catalogueApp.text', 'Text')]}
        />
        <div className="col-span-full">
          <LinesInput name="catalogueApp.points" label="Points" optional rows={5} />
        </div>
      </>
    ),
  },
  {
    name: 'Our promise',
    fields: (
      <>
        <FormFields specs={[text('promise.title', 'Heading'), area('promise.text', 'Text')]} />
        <div className="col-span-full">
          <LinesInput name="promise.points" label="Points" optional rows={6} />
        </div>
        <Picture name="promise.image" alt="Silver jewellery" />
      </>
    ),
  },
  {
    name: 'How to buy',
    fields: (
      <>
        <FormFields specs={[text('howToBuy.title', 'Heading')]} />
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
    name: 'Figures',
    fields: (
      <FormFields
        specs={[
          text('figures.title', 'Heading'),
          count('figures.jewellers', 'Jewellers'),
          count('figures.smallBusinesses', 'Small businesses'),
          count('figures.years', 'Years'),
        ]}
      />
    ),
  },
  {
    name: 'Banner',
    fields: (
      <>
        <FormFields specs={[text('banner.title', 'Heading'), area('banner.text', 'Text')]} />
        <Picture name="banner.image" alt="Silver jewellery" />
      </>
    ),
  },
];

const whole = (name: HomeField, label: string): FieldSpec<HomeField> => ({
  name,
  label,
  as: 'own',
  show: showRecord,
});

/** Named after the fields of the document. */
export const HOME_SPECS: readonly FieldSpec<HomeField>[] = [
  whole('hero', 'Top of the page'),
  whole('trust', 'Why trust us'),
  whole('why', 'Why buy here'),
  whole('catalogueApp', 'Catalogue app'),
  whole('promise', 'Our promise'),
  whole('howToBuy', 'How to buy'),
  whole('figures', 'Figures'),
  whole('banner', 'Banner'),
];

export const HomeScreen = () => (
  <SettingsForm
    editable={editableHome}
    id="home"
    title="Home page"
    specs={HOME_SPECS}
    parts={HOME_PARTS}
    actions={
      <a href="/" target="_blank" className={buttonClass('quiet', 'small')}>
        View on site
      </a>
    }
  />
);
