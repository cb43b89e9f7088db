/** The screen of one item, or of a new one: loads it once, then shows its form. */
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Documents, Editable } from '#core/editing/editable.ts';
import type { FormValues } from '#core/editing/form-values.ts';
import { EditForm } from './form/edit-form.tsx';
import type { FieldSpec } from './form/field-spec.ts';
import { useEdited } from './form/use-edited.ts';
import { useEditor, type Editor } from './form/use-editor.ts';
import { ScreenWaiting } from './screen-states.tsx';
import type { Crumb } from './screen.tsx';

/** Last path segment of the screen of a new item. */
export const NEW = 'new';

const NO_CRUMBS: readonly Crumb[] = [];

interface Props {
  editable: Editable;
  /** Undefined for a new item. */
  id: string | undefined;
  /** Title while loading, and until the item has one. */
  title: string;
  /** The field with the item's title; without one, `title` stays. */
  titleField?: string;
  crumbs?: readonly Crumb[];
  specs: readonly FieldSpec[];
  /** Path above the items; a saved new item opens there. */
  path?: string;
  /** Whether the first save creates the document with this id. */
  isMadeBySaving?: boolean;
  /** Initial values of a new item other than the default. */
  begin?: FormValues | undefined;
  /** Distinguishes drafts of new items. */
  draftName?: string | undefined;
  /** Next to the title. */
  actions?: (editor: Editor) => ReactNode;
  /** Of the button that saves. */
  saveLabel?: string;
  /** The main button of the form, if it is not the one that saves. */
  mainButton?: (editor: Editor) => ReactNode;
  /** Shown while loading, too. */
  head?: ReactNode;
  /** The fields. */
  children: (editor: Editor) => ReactNode;
}

type FormProps = Props & { base: Documents | undefined; onSaved: () => void };

function ItemForm({ title, titleField, path, head, actions, children, ...props }: FormProps) {
  const navigate = useNavigate();
  const editor = useEditor(props);
  const named = titleField === undefined ? undefined : editor.base?.[0][titleField];
  return (
    <EditForm
      editor={editor}
      title={typeof named === 'string' ? named : title}
      crumbs={props.crumbs ?? NO_CRUMBS}
      specs={props.specs}
      actions={actions?.(editor)}
      saveLabel={props.saveLabel}
      mainButton={props.mainButton?.(editor)}
      onMade={(made) =>
        path && void navigate({ to: `${path}/${encodeURIComponent(made)}`, ignoreBlocker: true })
      }
    >
      {head}
      {children(editor)}
    </EditForm>
  );
}

export function EditScreen(props: Props) {
  const { editable, id, title, crumbs, isMadeBySaving, head, draftName = '' } = props;
  const edited = useEdited(editable, id);
  if (edited.state === 'waiting' || (edited.state === 'missing' && !isMadeBySaving)) {
    return (
      <ScreenWaiting title={title} crumbs={crumbs ?? NO_CRUMBS} query={edited.query}>
        {head}
      </ScreenWaiting>
    );
  }
  const base = edited.state === 'ready' ? edited.documents : undefined;
  return <ItemForm key={`${id} ${draftName}`} {...props} base={base} onSaved={edited.saved} />;
}
