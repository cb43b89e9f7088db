/** Says whether a form holds what is not saved, and keeps that as a draft, a moment after each change. */
import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { saysTheSame, type FormValues } from '#core/editing/form-values.ts';
import { dropDraft, keepDraft, keepSoon, keepWaiting } from './draft.ts';

interface Kept {
  /** The document's path. */
  document: string;
  /** What the form holds when nothing is typed. */
  saved: FormValues;
  /** What it held when `revs` were read, where that is something else: a draft that outlived another's save. */
  base?: FormValues | undefined;
  /** Of the documents as the form was filled from them; 0 of one that is not there. */
  revs: readonly number[];
}

type Form = UseFormReturn<FormValues>;

const onChange = (form: Form, callback: () => void) =>
  form.subscribe({ formState: { values: true }, callback });

export interface DraftState {
  /** Whether there is anything to save. */
  isDirty: boolean;
  /** Whether a crash would lose it: this browser could not keep it. */
  isOnlyHere: boolean;
  /** Keeps it now. */
  keepNow: () => void;
}

export function useDraft(form: Form, { document, saved, base = saved, revs }: Kept): DraftState {
  const listen = useCallback((changed: () => void) => onChange(form, changed), [form]);
  const isDirty = useSyncExternalStore(listen, () => !saysTheSame(form.getValues(), saved));
  const [isOnlyHere, setOnlyHere] = useState(false);
  const keepNow = (): void => {
    const values = form.getValues();
    const isTyped = !saysTheSame(values, saved);
    if (!isTyped) dropDraft(document);
    const draft = { revs: [...revs], at: Date.now(), base, values };
    setOnlyHere(isTyped && !keepDraft(document, draft));
  };
  const keep = useEffectEvent(keepNow);
  useEffect(() => {
    const unsubscribe = onChange(form, () => keepSoon(document, () => keep()));
    // The last keys before the page goes, the form is left, or fails: none of these waits for anything.
    const onHide = (): void => keepWaiting(document);
    addEventListener('pagehide', onHide);
    return () => {
      removeEventListener('pagehide', onHide);
      unsubscribe();
      keepWaiting(document);
    };
  }, [form, document]);
  return { isDirty, isOnlyHere, keepNow };
}
