/** Keeps what is typed in a form as a draft, a moment after each change. */
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { dropDraft, keepDraft } from './draft.ts';

/** Typing is not held up by it, ms. */
const AFTER = 400;

interface Kept {
  /** The document's path. */
  document: string;
  /** Of the document as the form was filled from it; 0 of a new one. */
  rev: number;
}

export function useDraft(form: UseFormReturn, { document, rev }: Kept): void {
  const { watch, formState } = form;
  const { isDirty } = formState;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const { unsubscribe } = watch((values) => {
      clearTimeout(timer);
      timer = setTimeout(() => keepDraft(document, { rev, at: Date.now(), values }), AFTER);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [watch, document, rev]);
  // Typed back to what is saved, there is nothing to keep.
  useEffect(() => {
    if (!isDirty) dropDraft(document);
  }, [isDirty, document]);
}
