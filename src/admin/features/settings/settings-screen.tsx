/** Editor of one settings document, below the tabs of all settings; the first save creates the document. */
import type { ReactNode } from 'react';
import { EditScreen } from '#admin/shell/edit-screen.tsx';
import type { FieldSpec } from '#admin/shell/form/field-spec.ts';
import { FormSection } from '#admin/shell/form/form-section.tsx';
import type { Crumb } from '#admin/shell/screen.tsx';
import { Tabs } from '#admin/shell/tabs.tsx';
import type { Editable } from '#core/editing/editable.ts';
import { buttonClass } from '#ui/button-class.ts';

const TABS = [
  { name: 'Business', to: '/settings' },
  { name: 'Home page', to: '/settings/home' },
  { name: 'Pages', to: '/settings/pages' },
] as const;

export const SettingsTabs = () => <Tabs label="Settings" tabs={TABS} />;

export interface SettingsPart {
  name: string;
  fields: ReactNode;
}

interface Props {
  editable: Editable;
  id: string;
  title: string;
  crumbs?: readonly Crumb[];
  specs: readonly FieldSpec[];
  parts: readonly SettingsPart[];
  /** URL path on the site. */
  page?: string;
}

export const SettingsScreen = ({ parts, page, ...props }: Props) => (
  <EditScreen
    {...props}
    isMadeBySaving
    head={<SettingsTabs />}
    actions={() =>
      page !== undefined && (
        <a href={page} target="_blank" className={buttonClass('quiet', 'small')}>
          View on site
        </a>
      )
    }
  >
    {() => (
      <>
        {parts.map(({ name, fields }) => (
          <FormSection key={name} title={name}>
            {fields}
          </FormSection>
        ))}
      </>
    )}
  </EditScreen>
);
