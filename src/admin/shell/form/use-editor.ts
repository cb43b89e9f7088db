/** The editing of one thing that staff edit: its form, saving, deletion, and undoing both. */
import { useEffect, useMemo, useState } from 'react';
import { ownProblemsIn, type Documents, type Editable } from '#core/editing/editable.ts';
import type { FormValues } from '#core/editing/form-values.ts';
import { isDeleted } from '#core/editing/plan-save.ts';
import { resolverOf } from './resolver.ts';
import { showSaved } from './show-saved.ts';
import { useDraftedForm, type Versions } from './use-drafted-form.ts';
import { useSaving } from './use-saving.ts';

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

export function useEditor({ editable, id, base: found, begin, draftName = '', onSaved }: Edited) {
  // Of the main document; of a new one, what its draft is called.
  const path = `${editable.parts[0].kind.collection}/${id ?? ''}${draftName}`;
  const versions = useMemo(() => versionsOf(editable, begin), [editable, begin]);
  const [resolver] = useState(() => resolverOf(editable));
  const edited = useDraftedForm({ document: path, found, versions, resolver });
  const { form, base, saved } = edited;
  const [isUnfit] = useState(
    () => found !== undefined && ownProblemsIn(editable, saved).length > 0,
  );
  // What does not fit is marked before anything is typed.
  useEffect(() => {
    if (isUnfit) void form.trigger();
  }, [isUnfit, form]);
  const { save, removeOrRestore, settle } = useSaving({ editable, id, edited, onSaved });
  return {
    ...edited,
    editable,
    id,
    path,
    isBusy: form.formState.isSubmitting,
    isDeleted: base !== undefined && isDeleted(base[0]),
    /** Whether it did not fit its schema when it was read. */
    isUnfit: isUnfit && base === found,
    save,
    /** Types values into the form. */
    fill: (values: FormValues) => showSaved(form, saved, values),
    saveMerged: (values: FormValues) => edited.merge(values, save),
    takeTheirs: () => {
      if (edited.theirs && id !== undefined) settle(id, edited.theirs, form.getValues());
    },
    removeOrRestore,
  };
}

export type Editor = ReturnType<typeof useEditor>;
