/** Editor of one settings document; the first save creates it. */
import type { ReactNode } from 'react';
import { EditForm } from '#admin/shell/form/edit-form.tsx';
import type { FieldSpec } from '#admin/shell/form/field-spec.ts';
import { useEdited } from '#admin/shell/form/use-edited.ts';
import { useEditor } from '#admin/shell/form/use-editor.ts';
import type { Crumb } from '#admin/shell/screen.tsx';
import { anchorOf, Anchors } from '#admin/shell/tabs.tsx';
import type { Documents, Editable } from '#core/editing/editable.ts';
import { SettingsTabs } from './settings-tabs.tsx';
import { ScreenWaiting } from '#admin/shell/screen-states.tsx';
import { CARD, FIELD_GRID } from '#admin/shell/look/classes.ts';

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
  actions?: ReactNode;
}

/** Up to this number of sections, no table of contents is shown. */
const FEW = 3;

const NO_CRUMBS: readonly Crumb[] = [];

function Editor({
  base,
  onSaved,
  ...props
}: Props & { base: Documents | undefined; onSaved: () => void }) {
  const { editable, id, title, crumbs = NO_CRUMBS, specs, parts, actions } = props;
  const editor = useEditor({ editable, id, base, onSaved });
  return (
    <EditForm editor={editor} title={title} crumbs={crumbs} specs={specs} actions={actions}>
      <SettingsTabs />
      {parts.length > FEW && <Anchors parts={parts.map(({ name }) => name)} />}
      {parts.map(({ name, fields }) => (
        <section key={name} id={anchorOf(name)} className={CARD}>
          <h2>{name}</h2>
          <div className={FIELD_GRID}>{fields}</div>
        </section>
      ))}
    </EditForm>
  );
}

export function SettingsForm(props: Props) {
  const { editable, id, title, crumbs = NO_CRUMBS } = props;
  const edited = useEdited(editable, id);
  if (edited.state === 'waiting') {
    return (
      <ScreenWaiting title={title} crumbs={crumbs} query={edited.query}>
        <SettingsTabs />
      </ScreenWaiting>
    );
  }
  const base = edited.state === 'ready' ? edited.documents : undefined;
  return <Editor key={id} {...props} base={base} onSaved={edited.saved} />;
}
