/** Tracks whether a form has unsaved changes, and stores them as a draft. */
import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { saysTheSame, type FormValues } from '#core/editing/form-values.ts';
import { deleteDraft, saveDraft, saveSoon, flushDraft } from './draft.ts';

interface DraftOptions {
  /** Path of the document. */
  document: string;
  /** Form values without changes. */
  saved: FormValues;
  /** Values at the time of `revs`, if different: a draft from before someone else's save. */
  base?: FormValues | undefined;
  /** Revisions of the documents that filled the form; 0 for a missing one. */
  revs: readonly number[];
}

type Form = UseFormReturn<FormValues>;

const onChange = (form: Form, callback: () => void) =>
  form.subscribe({ formState: { values: true }, callback });

export interface DraftState {
  /** Whether there are unsaved changes. */
  isDirty: boolean;
  /** Whether the draft could not be stored, so that a crash would lose it. */
  isOnlyHere: boolean;
  /** Saves the draft now. */
  saveNow: () => void;
}

export function useDraft(
  form: Form,
  { document, saved, base = saved, revs }: DraftOptions,
): DraftState {
  const listen = useCallback((changed: () => void) => onChange(form, changed), [form]);
  const isDirty = useSyncExternalStore(listen, () => !saysTheSame(form.getValues(), saved));
  const [isOnlyHere, setOnlyHere] = useState(false);
  const saveNow = (): void => {
    const values = form.getValues();
    const isTyped = !saysTheSame(values, saved);
    if (!isTyped) deleteDraft(document);
    const draft = { revs: [...revs], at: Date.now(), base, values };
    setOnlyHere(isTyped && !saveDraft(document, draft));
  };
  const save = useEffectEvent(saveNow);
  useEffect(() => {
    const unsubscribe = onChange(form, () => saveSoon(document, () => save()));
    // Saves the last keys before the page is hidden or the form unmounts.
    const onHide = (): void => flushDraft(document);
    addEventListener('pagehide', onHide);
    return () => {
      removeEventListener('pagehide', onHide);
      unsubscribe();
      flushDraft(document);
    };
  }, [form, document]);
  return { isDirty, isOnlyHere, saveNow };
}
