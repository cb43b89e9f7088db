/** Editor of one settings document; the first save creates it. */
import type { ReactNode } from 'react';
import { EditScreen } from '#admin/shell/edit-screen.tsx';
import type { FieldSpec } from '#admin/shell/form/field-spec.ts';
import { CARD, FIELD_GRID } from '#admin/shell/look/classes.ts';
import type { Crumb } from '#admin/shell/screen.tsx';
import { anchorOf, Anchors } from '#admin/shell/tabs.tsx';
import type { Editable } from '#core/editing/editable.ts';
import { buttonClass } from '#ui/button-class.ts';
import { SettingsTabs } from './settings-tabs.tsx';

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

/** Up to this number of sections, no table of contents is shown. */
const FEW = 3;

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
        {parts.length > FEW && <Anchors parts={parts.map(({ name }) => name)} />}
        {parts.map(({ name, fields }) => (
          <section key={name} id={anchorOf(name)} className={CARD}>
            <h2>{name}</h2>
            <div className={FIELD_GRID}>{fields}</div>
          </section>
        ))}
      </>
    )}
  </EditScreen>
);
