/** Saves, deletes and restores what a form holds, says what came of it, and offers to undo it. */
import { deleteOrRestore } from '#admin/shell/actions/delete-edited.ts';
import { idForNew } from '#admin/shell/actions/id-for-new.ts';
import { saveEdited } from '#admin/shell/actions/save-edited.ts';
import { takenAddress } from '#admin/shell/actions/taken-address.ts';
import { undoSave } from '#admin/shell/actions/undo-save.ts';
import { sayDone, sayFailure } from '#admin/shell/messages-store.ts';
import { notePicturesSaved } from '#admin/shell/stores/picture-ledger.ts';
import { useStillHere } from '#admin/shell/use-still-here.ts';
import { fixedChanges, type Documents, type Editable } from '#core/editing/editable.ts';
import type { FormValues } from '#core/editing/form-values.ts';
import { isDeleted } from '#core/editing/plan-save.ts';
import { succeeded, type Result } from '#core/result.ts';
import type { DraftedForm } from './use-drafted-form.ts';

interface Saving {
  editable: Editable;
  /** Undefined for a new one. */
  id: string | undefined;
  edited: DraftedForm<Documents | undefined>;
  onSaved: (id: string, now: Documents) => void;
}

interface Conclusion {
  target: string;
  /** What stood in the form when this began. */
  was: FormValues;
  words: string;
  undo?: (now: Documents) => Promise<void>;
}

const OVERTAKEN_UNSEEN =
  'Not saved: someone else saved changes while you were editing. Open the form again to continue.';
const OVERTAKEN = 'Saved. Someone else has saved changes since. The form shows the latest version.';

export function useSaving({ editable, id, edited, onSaved }: Saving) {
  const { form, base, saved } = edited;
  const isStillHere = useStillHere();

  function settle(target: string, now: Documents, was: FormValues): void {
    onSaved(target, now);
    edited.settle(now, was);
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
  async function save(values: FormValues, over = base): Promise<string | undefined> {
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
      edited.contest(outcome.value.theirs);
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

  return { save, settle, removeOrRestore };
}
