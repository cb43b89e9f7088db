/** A form of stored data: edits are kept as a draft, and concurrent saves become conflicts. */
import { useMemo, useState } from 'react';
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form';
import { isSame } from '#core/editing/document-write.ts';
import { differing, type FormValues } from '#core/editing/form-values.ts';
import { useShown } from '#admin/shell/use-is-current.ts';
import { dropSavedDraft, readDraft, type FormDraft } from './draft.ts';
import { useDraft } from './use-draft.ts';

/** How to compare versions of an item. */
export interface Versions<Version> {
  formOf: (version: Version) => FormValues;
  /** Revisions of its documents; 0 for a missing one. */
  revsOf: (version: Version) => number[];
  /** The version with older revisions, so that saving over it detects later saves. */
  readAs: (version: Version, revs: readonly number[]) => Version;
}

interface Edited<Version> {
  /** Key of the draft. */
  document: string;
  /** The version as loaded. */
  loaded: Version;
  versions: Versions<Version>;
  resolver: Resolver<FormValues>;
  /** The draft to continue; undefined if the stored one is not usable. */
  draftIn?: (stored: FormDraft) => FormDraft | undefined;
}

interface State<Version> {
  draft?: FormDraft | undefined;
  /** The version that a save replaces. */
  base: Version;
  /** Form values before the edits, if someone else has saved since. */
  typedOver?: FormValues;
  conflict?: { mine: FormValues; theirs: Version };
}

/**
 * Fills a form with saved values.
 * @param typed unsaved values to keep
 */
export function showSaved(
  form: UseFormReturn<FormValues>,
  saved: FormValues,
  typed: FormValues,
): void {
  form.reset(saved);
  for (const [field, value] of Object.entries(typed)) {
    form.setValue(field, value, { shouldDirty: true, shouldValidate: true });
  }
}

function opened<Version>({
  document,
  loaded,
  versions: { revsOf, readAs },
  draftIn = (stored) => stored,
}: Edited<Version>): State<Version> {
  const stored = readDraft(document);
  const draft = stored && draftIn(stored);
  return draft === undefined || isSame(draft.revs, revsOf(loaded))
    ? { draft, base: loaded }
    : { draft, base: readAs(loaded, draft.revs), typedOver: draft.base };
}

export function useDraftedForm<Version>(edited: Edited<Version>) {
  const { document, loaded, versions, resolver } = edited;
  const [state, setState] = useState(() => opened(edited));
  const { draft, base, typedOver, conflict } = state;
  const saved = useMemo(() => versions.formOf(base), [versions, base]);
  const form = useForm<FormValues>({
    defaultValues: saved,
    ...(draft && { values: draft.values, resetOptions: { keepDefaultValues: true } }),
    resolver,
    mode: 'onChange',
  });
  const { isDirty, saveDraft, dropDraft } = useDraft(form, {
    document,
    saved,
    base: typedOver,
    revs: versions.revsOf(base),
  });
  const isShown = useShown();

  /**
   * Shows a version as saved.
   * @param was form values when the save started
   * @returns whether nothing is left to save
   */
  function settle(now: Version, was: FormValues): boolean {
    if (!isShown()) {
      dropSavedDraft(document, was);
      return false;
    }
    dropDraft();
    setState({ base: now });
    // Values typed during the save are kept.
    const typed = differing(form.getValues(), was);
    showSaved(form, versions.formOf(now), typed);
    return Object.keys(typed).length === 0;
  }

  return {
    form,
    /** Form values without changes. */
    saved,
    base,
    draft: isDirty ? draft : undefined,
    isDirty,
    settle,
    conflict: conflict && {
      base: typedOver ?? saved,
      mine: conflict.mine,
      theirs: versions.formOf(conflict.theirs),
    },
    /** Someone else has saved; includes values typed meanwhile. */
    contest: (theirs: Version) =>
      setState((before) => ({ ...before, conflict: { mine: form.getValues(), theirs } })),
    /** Saves the merged values over theirs; if that fails, the form keeps them. */
    merge: (values: FormValues, save: (values: FormValues, over: Version) => unknown) => {
      if (conflict === undefined) return;
      const { theirs } = conflict;
      const theirForm = versions.formOf(theirs);
      setState({ base: theirs });
      showSaved(form, theirForm, differing(values, theirForm));
      // Invalid merged values show errors in the form.
      void form.handleSubmit((chosen) => save(chosen, theirs))();
    },
    theirs: conflict?.theirs,
    closeConflict: () => setState(({ conflict: _, ...before }) => before),
    dropDraft,
    saveDraft,
    discard: () => {
      // If someone else has saved since, theirs is the stored version.
      setState({ base: typedOver === undefined ? base : loaded });
      form.reset(saved);
      dropDraft();
    },
  };
}

export type DraftedForm<Version> = ReturnType<typeof useDraftedForm<Version>>;
