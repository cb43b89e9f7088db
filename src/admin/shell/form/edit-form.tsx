/** The form of one item with its draft, saving, leave prompt, conflicts and deletion. */
import { useStore } from '@nanostores/react';
import {
  useEffect,
  useEffectEvent,
  useId,
  useState,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { FormProvider } from 'react-hook-form';
import type { FormValues } from '#core/editing/form-values.ts';
import { formatMoment } from '#core/format-time.ts';
import { Screen, type Crumb } from '#admin/shell/screen.tsx';
import { useMayEdit } from '#admin/shell/role.ts';
import { useIsCurrent } from '#admin/shell/use-is-current.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { errorCount } from './error-count.ts';
import type { FieldSpec } from './field-spec.ts';
import { $isLeavePromptOpen } from './leave-prompt.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { SaveBar } from './save-bar.tsx';
import type { Editor } from './use-editor.ts';
import { NOTE, CARD, FOLD } from '#admin/shell/look/classes.ts';
import { lazyPart } from '#admin/shell/lazy-part.tsx';
import { ListLoading } from '#admin/shell/list/list-states.tsx';
import type { HistoryProps } from './history/history-list.tsx';

const HistoryList = lazyPart(async () => (await import('./history/history-list.tsx')).HistoryList, {
  meanwhile: <ListLoading />,
  broken: (
    <p role="alert">
      The history couldn’t be loaded. Check your connection. It loads again automatically.
    </p>
  ),
});

/** Collapsed change history below a form; loaded when opened. */
function HistoryFold(props: HistoryProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={CARD} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={FOLD}>History</summary>
      {isOpen && <HistoryList {...props} />}
    </details>
  );
}

interface Props {
  editor: Editor;
  title: string;
  crumbs: readonly Crumb[];
  /** Next to the title. */
  actions?: ReactNode;
  /** Fields of the form, for the conflict dialog. */
  specs: readonly FieldSpec[];
  /** Of the button that saves. */
  saveLabel?: string | undefined;
  /** The main button of the form, if it is not the one that saves. */
  mainButton?: ReactNode;
  /** Called when a new item was saved, unless its form has been left. */
  onMade?: (id: string) => void;
  children: ReactNode;
}

const isSaveKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey;

function useSaveKey(save: () => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (!isSaveKey(event)) return;
    event.preventDefault();
    save();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => pressed(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

export function EditForm(props: Props) {
  const { editor, title, crumbs, actions, specs, onMade, children } = props;
  const { form, base, draft, isDirty, isBusy, isDeleted, isInvalid, conflict } = editor;
  const id = useId();
  const mayEdit = useMayEdit(editor.editable);
  const isCurrent = useIsCurrent();
  const isLeavePromptOpen = useStore($isLeavePromptOpen);
  const [made, setMade] = useState<string>();
  const save = form.handleSubmit(async (values) => {
    const saved = await editor.save(values);
    if (base === undefined) setMade(saved);
  });
  const submit = async (event?: SyntheticEvent): Promise<void> => {
    event?.preventDefault();
    if (!isBusy && mayEdit) await save();
  };
  // An open leave prompt decides first.
  const open = useEffectEvent((id: string) => {
    if (isCurrent()) onMade?.(id);
  });
  useEffect(() => {
    if (made !== undefined && !isLeavePromptOpen) open(made);
  }, [made, isLeavePromptOpen]);
  // An open conflict must be resolved first.
  useSaveKey(() => (conflict ? undefined : void submit()));
  const restore = (values: FormValues): void => {
    editor.fill(values);
    void submit();
  };
  const problems = errorCount(form.formState.errors);
  return (
    <FormProvider {...form}>
      <Screen title={title} crumbs={crumbs} actions={actions}>
        {isDeleted && (
          <p className={NOTE}>
            This is deleted. It isn’t on the site or in lists.{' '}
            <button type="button" className="link" onClick={() => void editor.removeOrRestore()}>
              Restore
            </button>
          </p>
        )}
        {isInvalid && (
          <p className={NOTE}>
            Some fields have invalid values, so this isn’t shown on the site. Correct the marked
            fields and save.
          </p>
        )}
        {!mayEdit && <p className={NOTE}>Your role can see this but not change it.</p>}
        {draft && (
          <p className={NOTE}>
            You have unsaved changes from {formatMoment(draft.at)}.{' '}
            <button type="button" className="link" onClick={editor.discard}>
              Discard changes
            </button>
          </p>
        )}
        <form id={id} noValidate onSubmit={(event) => void submit(event)}>
          <fieldset disabled={!mayEdit} className="contents">
            {children}
          </fieldset>
          {base !== undefined && editor.id !== undefined && (
            <HistoryFold editor={editor} specs={specs} onRestore={restore} />
          )}
          {mayEdit && (
            <SaveBar
              isDirty={isDirty}
              isBusy={isBusy}
              isNew={base === undefined}
              problems={problems}
              onDiscard={editor.discard}
              {...(props.saveLabel !== undefined && { saveLabel: props.saveLabel })}
            >
              {props.mainButton}
            </SaveBar>
          )}
        </form>
      </Screen>
      <LeaveGuard
        isUnsaved={isDirty || isBusy}
        isBusy={isBusy}
        onDrop={editor.dropDraft}
        onSaveDraft={editor.saveDraft}
      />
      {conflict && (
        <ConflictDialog
          edits={conflict}
          specs={specs}
          onChoose={editor.saveMerged}
          onTakeTheirs={editor.takeTheirs}
          onClose={editor.closeConflict}
        />
      )}
    </FormProvider>
  );
}
