/** Editor state of one item: form, saving, deletion, and undo. */
import { useEffect, useMemo, useState } from 'react';
import { ownProblemsIn, type Documents, type Editable } from '#core/editing/editable.ts';
import type { FormValues } from '#core/editing/form-values.ts';
import { isDeleted } from '#core/editing/plan-save.ts';
import { resolverOf } from './resolver.ts';
import { showSaved, useDraftedForm, type Versions } from './use-drafted-form.ts';
import { useSaving } from './use-saving.ts';

export interface EditorOptions {
  editable: Editable;
  /** Undefined for a new item. */
  id: string | undefined;
  /** The documents as loaded. */
  base: Documents | undefined;
  /** Initial values of a new item other than the default, such as a copy. */
  begin?: FormValues | undefined;
  /** Distinguishes drafts of new items: `new`, and copies of others. */
  draftName?: string | undefined;
  /** Called after each save, deletion and undo, even if the screen was left. */
  onSaved: (id: string, now: Documents) => void;
}

const versionsOf = (
  editable: Editable,
  begin: FormValues = editable.fresh,
): Versions<Documents | undefined> => ({
  formOf: (documents) => (documents === undefined ? begin : editable.formOf(documents)),
  revsOf: (documents) => documents?.map((document) => Number(document?.['rev'] ?? 0)) ?? [],
  readAs: (documents, [first, ...rest]) => {
    if (documents === undefined) return undefined;
    const [main, ...others] = documents;
    return [
      { ...main, rev: first },
      ...others.map((document, place) => document && { ...document, rev: rest[place] }),
    ];
  },
});

export function useEditor({
  editable,
  id,
  base: loaded,
  begin,
  draftName = '',
  onSaved,
}: EditorOptions) {
  // Path of the main document; for a new item, the key of its draft.
  const path = `${editable.parts[0].kind.collection}/${id ?? ''}${draftName}`;
  const versions = useMemo(() => versionsOf(editable, begin), [editable, begin]);
  const [resolver] = useState(() => resolverOf(editable));
  const edited = useDraftedForm({ document: path, loaded, versions, resolver });
  const { form, base, saved } = edited;
  const [isInvalid] = useState(
    () => loaded !== undefined && ownProblemsIn(editable, saved).length > 0,
  );
  // Shows errors of an invalid document at once.
  useEffect(() => {
    if (isInvalid) void form.trigger();
  }, [isInvalid, form]);
  const { save, removeOrRestore, settle } = useSaving({ editable, id, edited, onSaved });
  return {
    ...edited,
    editable,
    id,
    path,
    isBusy: form.formState.isSubmitting,
    isDeleted: base !== undefined && isDeleted(base[0]),
    /** Whether the loaded document was invalid. */
    isInvalid: isInvalid && base === loaded,
    save,
    /** Sets form values. */
    fill: (values: FormValues) => showSaved(form, saved, values),
    saveMerged: (values: FormValues) => edited.merge(values, save),
    takeTheirs: () => {
      if (edited.theirs && id !== undefined) settle(id, edited.theirs, form.getValues());
    },
    removeOrRestore,
  };
}

export type Editor = ReturnType<typeof useEditor>;
