/** The form of something stored: what was typed is kept as a draft, and a save that meets another's becomes a conflict. */
import { useMemo, useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { isSame } from '#core/editing/document-write.ts';
import { differing, type FormValues } from '#core/editing/form-values.ts';
import { useShown } from '#admin/shell/use-still-here.ts';
import { dropDraft, dropSavedDraft, readDraft, type Draft } from './draft.ts';
import { showSaved } from './show-saved.ts';
import { useDraft } from './use-draft.ts';

/** What is known of the versions of a thing. */
export interface Versions<Version> {
  formOf: (version: Version) => FormValues;
  /** The revisions of its documents, 0 of one that is not there. */
  revsOf: (version: Version) => number[];
  /** As somebody had read it: a save over it asks about whatever was saved since. */
  readAs: (version: Version, revs: readonly number[]) => Version;
}

interface Edited<Version> {
  /** What its draft is stored as. */
  document: string;
  /** As it was read. */
  found: Version;
  versions: Versions<Version>;
  resolver: Resolver<FormValues>;
  /** The draft to go on with; undefined where what is stored is none. */
  draftIn?: (stored: Draft) => Draft | undefined;
}

interface State<Version> {
  draft?: Draft | undefined;
  /** What is saved over. */
  base: Version;
  /** What the form held before it was typed into, where another has saved since. */
  typedOver?: FormValues;
  conflict?: { mine: FormValues; theirs: Version };
}

function opened<Version>({
  document,
  found,
  versions: { revsOf, readAs },
  draftIn = (stored) => stored,
}: Edited<Version>): State<Version> {
  const stored = readDraft(document);
  const draft = stored && draftIn(stored);
  return draft === undefined || isSame(draft.revs, revsOf(found))
    ? { draft, base: found }
    : { draft, base: readAs(found, draft.revs), typedOver: draft.base };
}

export function useDraftedForm<Version>(edited: Edited<Version>) {
  const { document, found, versions, resolver } = edited;
  const [state, setState] = useState(() => opened(edited));
  const { draft, base, typedOver, conflict } = state;
  const saved = useMemo(() => versions.formOf(base), [versions, base]);
  const form = useForm<FormValues>({
    defaultValues: saved,
    ...(draft && { values: draft.values, resetOptions: { keepDefaultValues: true } }),
    resolver,
    mode: 'onChange',
  });
  const { isDirty, isOnlyHere, keepNow } = useDraft(form, {
    document,
    saved,
    base: typedOver,
    revs: versions.revsOf(base),
  });
  const isShown = useShown();

  /** Shows a version as saved. @param was what stood in the form when the save began @returns whether nothing is left to save */
  function settle(now: Version, was: FormValues): boolean {
    if (!isShown()) {
      dropSavedDraft(document, was);
      return false;
    }
    dropDraft(document);
    setState({ base: now });
    // What was typed in the meantime stays, and is kept.
    const typed = differing(form.getValues(), was);
    showSaved(form, versions.formOf(now), typed);
    const isAllSaved = Object.keys(typed).length === 0;
    if (isAllSaved) dropDraft(document);
    return isAllSaved;
  }

  return {
    form,
    /** What the form holds when nothing is typed. */
    saved,
    base,
    draft: isDirty ? draft : undefined,
    isDirty,
    isOnlyHere,
    settle,
    conflict: conflict && {
      base: typedOver ?? saved,
      mine: conflict.mine,
      theirs: versions.formOf(conflict.theirs),
    },
    /** Somebody else has saved; what was typed meanwhile counts, too. */
    contest: (theirs: Version) =>
      setState((before) => ({ ...before, conflict: { mine: form.getValues(), theirs } })),
    /** Saves what was chosen over theirs; should that fail, the form holds it. */
    merge: (values: FormValues, save: (values: FormValues, over: Version) => unknown) => {
      if (conflict === undefined) return;
      const { theirs } = conflict;
      const beneath = versions.formOf(theirs);
      setState({ base: theirs });
      showSaved(form, beneath, differing(values, beneath));
      // What was chosen may not fit: then the form says so.
      void form.handleSubmit((chosen) => save(chosen, theirs))();
    },
    theirs: conflict?.theirs,
    closeConflict: () => setState(({ conflict: _, ...before }) => before),
    dropDraft: () => dropDraft(document),
    keepDraft: keepNow,
    discard: () => {
      // Where another has saved since, theirs is what is stored now.
      setState({ base: typedOver === undefined ? base : found });
      form.reset(saved);
      dropDraft(document);
    },
  };
}

export type DraftedForm<Version> = ReturnType<typeof useDraftedForm<Version>>;
