/** Highlights of the home page: an icon, a heading and a sentence each. */
import { AreaInput, ChoiceInput, TextInput } from '#admin/shell/form/inputs.tsx';
import { RowsInput } from './rows-input.tsx';
import { iconName } from '#schema/settings.ts';

interface Props {
  name: string;
  label: string;
  most: number;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const ICONS = iconName.options.map((icon) => [icon, capital(icon)] as const);

export const Highlights = ({ name, label, most }: Props) => (
  <RowsInput
    name={name}
    label={label}
    thing="highlight"
    most={most}
    fresh={{ icon: 'gem', title: '', text: '' }}
    row={(at) => (
      <>
        <ChoiceInput name={`${at}.icon`} label="Icon" choices={ICONS} />
        <TextInput name={`${at}.title`} label="Heading" />
        <div className="col-span-full">
          <AreaInput name={`${at}.text`} label="Text" rows={2} />
        </div>
      </>
    )}
  />
);
