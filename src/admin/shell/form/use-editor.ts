/** The editing of one thing: its form, its draft, saving, and what to do when somebody else was faster. */
import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { deleteOrRestore } from '#admin/shell/actions/delete-edited.ts';
import { idForNew } from '#admin/shell/actions/id-for-new.ts';
import { saveEdited } from '#admin/shell/actions/save-edited.ts';
import { takenAddress } from '#admin/shell/actions/taken-address.ts';
import {
  fixedChanges,
  ownProblemsIn,
  type Documents,
  type Editable,
} from '#core/editing/editable.ts';
import { isSame } from '#core/editing/document-write.ts';
import { differing, type FormValues } from '#core/editing/form-values.ts';
import { isDeleted } from '#core/editing/plan-save.ts';
import { succeeded, type Result } from '#core/result.ts';
import { sayDone, sayFailure } from '#admin/shell/messages-store.ts';
import { useShown, useStillHere } from '#admin/shell/use-still-here.ts';
import { notePicturesSaved } from '#admin/shell/stores/picture-ledger.ts';
import { dropDraft, dropSavedDraft, readDraft } from './draft.ts';
import { resolverOf } from './resolver.ts';
import { showSaved } from './show-saved.ts';
import { undoSave } from './undo-save.ts';
import { useDraft } from './use-draft.ts';

export interface Edited {
  editable: Editable;
  /** Undefined for a new one. */
  id: string | undefined;
  /** As it was read. */
  base: Documents | undefined;
  /** What a new one begins with, where it is not the kind's own beginning: a copy of another. */
  begin?: FormValues | undefined;
  /** Tells the drafts of new ones from each other: `new` and copies of others. */
  draftName?: string | undefined;
  /** Called after each save, deletion and undo, also when the screen has been left since. */
  onSaved: (id: string, now: Documents) => void;
}

interface Conflict {
  mine: FormValues;
  theirs: Documents;
}

const revsOf = (documents: Documents | undefined): number[] =>
  documents?.map((document) => Number(document?.['rev'] ?? 0)) ?? [];

/** The documents as somebody had read them: a save over them asks about whatever was saved since. */
const readAs = ([main, ...others]: Documents, [first, ...rest]: readonly number[]): Documents => [
  { ...main, rev: first },
  ...others.map((document, place) => document && { ...document, rev: rest[place] }),
];

export function useEditor({ editable, id, base: found, begin, draftName = '', onSaved }: Edited) {
  const path = `${editable.parts[0].kind.collection}/${id ?? ''}`;
  const draftPath = `${path}${draftName}`;
  const [draft] = useState(() => readDraft(draftPath));
  const isOutlived =
    found !== undefined && draft !== undefined && !isSame(draft.revs, revsOf(found));
  const [base, setBase] = useState(isOutlived ? readAs(found, draft.revs) : found);
  /** What the form held before it was typed into, where another has saved since. */
  const [typedOver, setTypedOver] = useState(isOutlived ? draft.base : undefined);
  const [conflict, setConflict] = useState<Conflict>();
  const saved = useMemo(
    () => (base === undefined ? (begin ?? editable.fresh) : editable.formOf(base)),
    [base, begin, editable],
  );
  const [resolver] = useState(() => resolverOf(editable));
  const form = useForm<FormValues>({
    defaultValues: saved,
    ...(draft && { values: draft.values, resetOptions: { keepDefaultValues: true } }),
    resolver,
    mode: 'onChange',
  });
  const { isSubmitting } = form.formState;
  const [isUnfit] = useState(
    () => found !== undefined && ownProblemsIn(editable, saved).length > 0,
  );
  // What does not fit is marked before anything is typed.
  useEffect(() => {
    if (isUnfit) void form.trigger();
  }, [isUnfit, form]);
  const { isDirty, isOnlyHere, keepNow } = useDraft(form, {
    document: draftPath,
    saved,
    base: typedOver,
    revs: revsOf(base),
  });

  const isShown = useShown();
  const isStillHere = useStillHere();

  /** @param was what stood in the form when this began */
  function settle(target: string, now: Documents, was: FormValues): void {
    onSaved(target, now);
    if (!isShown()) {
      dropSavedDraft(draftPath, was);
      return;
    }
    dropDraft(draftPath);
    setConflict(undefined);
    setTypedOver(undefined);
    setBase(now);
    // What was typed in the meantime stays, and is kept.
    const typed = differing(form.getValues(), was);
    showSaved(form, editable.formOf(now), typed);
    if (Object.keys(typed).length === 0) dropDraft(draftPath);
  }

  /** Shows what became of a change, and offers the way back, where there is one. */
  function conclude(done: Result<Documents>, { target, was, words, undo }: Conclusion): void {
    if (!done.success) {
      sayFailure(done.error);
      return;
    }
    settle(target, done.value, was);
    sayDone(words, undo && (() => void undo(done.value)));
  }

  async function undo(target: string, before: Documents | undefined, after: Documents) {
    conclude(await undoSave(editable, { id: target, before, after }), {
      target,
      was: editable.formOf(after),
      words: 'Undone.',
    });
  }

  /** @returns whether it must not be saved so, which is said */
  async function isRefused(wanted: FormValues, over: Documents | undefined): Promise<boolean> {
    const [tooLate] = over === undefined ? [] : fixedChanges(editable, over, wanted);
    const refused = tooLate
      ? succeeded(tooLate)
      : await takenAddress(editable, { id, base: over, form: wanted });
    if (refused.success && refused.value === undefined) return false;
    if (!refused.success) sayFailure(refused.error);
    else if (refused.value) {
      const { field, words } = refused.value;
      // Who has left the form does not see its fields.
      if (!isStillHere()) sayFailure(`Not saved. ${words} Open the form again to continue.`);
      form.setError(field, { type: 'taken', message: words }, { shouldFocus: true });
    }
    return true;
  }

  /** @param over what is saved over; @returns the id, where it is saved */
  async function saveOver(over: Documents | undefined, values: FormValues) {
    const wanted = editable.finished?.(values, over) ?? values;
    if (await isRefused(wanted, over)) return undefined;
    const found = id === undefined ? await idForNew(editable, wanted) : succeeded(id);
    if (!found.success) {
      sayFailure(found.error);
      return undefined;
    }
    const target = found.value;
    // Whatever becomes of this form, what the save shows is not taken away.
    notePicturesSaved(`${editable.parts[0].kind.collection}/${target}`, wanted);
    const wish = { id: target, isMade: id === undefined, base: over, form: wanted };
    const outcome = await saveEdited(editable, wish);
    if (!outcome.success) {
      sayFailure(outcome.error);
      return undefined;
    }
    if (outcome.value.state === 'changed') {
      if (!isStillHere()) sayFailure(OVERTAKEN_UNSEEN);
      // What was typed while it was saved counts, too.
      setConflict({ mine: form.getValues(), theirs: outcome.value.theirs });
      return undefined;
    }
    const { now, isOvertaken } = outcome.value;
    settle(target, now, values);
    // Taking back what somebody has saved over would take theirs away.
    if (isOvertaken) sayDone(OVERTAKEN);
    else sayDone('Saved.', () => void undo(target, over, now));
    return target;
  }

  async function removeOrRestore(): Promise<void> {
    if (id === undefined || base === undefined) return;
    // What is typed and not saved stays in the form.
    const was = saved;
    conclude(await deleteOrRestore(editable, { id, base }), {
      target: id,
      was,
      words: isDeleted(base[0]) ? 'Restored.' : 'Deleted.',
      undo: async (now) => {
        const back = await deleteOrRestore(editable, { id, base: now });
        conclude(back, { target: id, was, words: 'Undone.' });
      },
    });
  }

  return {
    form,
    editable,
    id,
    /** What the form holds when nothing is typed. */
    saved,
    /** Of the main document; of a new one, what its draft is called. */
    path: draftPath,
    base,
    draft: isDirty ? draft : undefined,
    isDirty,
    isOnlyHere,
    isBusy: isSubmitting,
    isDeleted: base !== undefined && isDeleted(base[0]),
    /** Whether it did not fit its schema when it was read. */
    isUnfit: isUnfit && base === found,
    conflict: conflict && {
      base: typedOver ?? saved,
      mine: conflict.mine,
      theirs: editable.formOf(conflict.theirs),
    },
    save: (values: FormValues) => saveOver(base, values),
    /** Types values into the form. */
    fill: (values: FormValues) => showSaved(form, saved, values),
    /** Saves over theirs; should that fail, the form holds what was chosen. */
    saveMerged: (values: FormValues) => {
      if (conflict === undefined) return;
      const { theirs } = conflict;
      const beneath = editable.formOf(theirs);
      setConflict(undefined);
      setTypedOver(undefined);
      setBase(theirs);
      showSaved(form, beneath, differing(values, beneath));
      // What was chosen may not fit: then the form says so.
      void form.handleSubmit((chosen) => saveOver(theirs, chosen))();
    },
    takeTheirs: () => {
      if (conflict && id !== undefined) settle(id, conflict.theirs, form.getValues());
    },
    closeConflict: () => setConflict(undefined),
    dropDraft: () => dropDraft(draftPath),
    keepDraft: keepNow,
    discard: () => {
      // Where another has saved since, theirs is what stands now.
      setTypedOver(undefined);
      setBase(isOutlived && typedOver !== undefined ? found : base);
      form.reset(saved);
      dropDraft(draftPath);
    },
    removeOrRestore,
  };
}

interface Conclusion {
  target: string;
  was: FormValues;
  words: string;
  undo?: (now: Documents) => Promise<void>;
}

const OVERTAKEN_UNSEEN =
  'Not saved: someone else saved changes while you were editing. Open the form again to continue.';
const OVERTAKEN = 'Saved. Someone else has saved changes since. The form shows the latest version.';

export type Editor = ReturnType<typeof useEditor>;
