/** Tracks whether a form has unsaved changes, and stores them as a draft shortly after the last key. */
import { useCallback, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { saysTheSame, type FormValues } from '#core/editing/form-values.ts';
import { deleteDraft, saveDraft } from './draft.ts';

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

/** Delay after the last key, so that saving does not slow down typing, ms. */
const AFTER = 400;

const onChange = (form: Form, callback: () => void) =>
  form.subscribe({ formState: { values: true }, callback });

export function useDraft(form: Form, { document, saved, base = saved, revs }: DraftOptions) {
  const listen = useCallback((changed: () => void) => onChange(form, changed), [form]);
  const isDirty = useSyncExternalStore(listen, () => !saysTheSame(form.getValues(), saved));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancelTimer = (): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const saveNow = (): void => {
    cancelTimer();
    const values = form.getValues();
    if (saysTheSame(values, saved)) deleteDraft(document);
    else saveDraft(document, { revs: [...revs], at: Date.now(), base, values });
  };
  const save = useEffectEvent(saveNow);
  useEffect(() => {
    const unsubscribe = onChange(form, () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => save(), AFTER);
    });
    // Saves the last keys before the page is hidden or the form unmounts.
    const flush = (): void => {
      if (timer.current !== undefined) save();
    };
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      unsubscribe();
      flush();
    };
  }, [form, document]);
  return {
    /** Whether there are unsaved changes. */
    isDirty,
    /** Saves the draft now. */
    saveDraft: saveNow,
    dropDraft: () => {
      cancelTimer();
      deleteDraft(document);
    },
  };
}
