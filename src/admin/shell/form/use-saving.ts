/** Saves, deletes and restores an item, with messages and undo. */
import { deleteOrRestore } from '#admin/shell/actions/delete-edited.ts';
import { idForNew } from '#admin/shell/actions/id-for-new.ts';
import { saveEdited } from '#admin/shell/actions/save-edited.ts';
import { takenAddress } from '#admin/shell/actions/taken-address.ts';
import { undoSave, type Written } from '#admin/shell/actions/undo-save.ts';
import { sayDone, sayFailure } from '#admin/shell/messages-store.ts';
import { useIsCurrent } from '#admin/shell/use-is-current.ts';
import { fixedChanges, type Documents, type Editable } from '#core/editing/editable.ts';
import type { FormValues } from '#core/editing/form-values.ts';
import { isDeleted } from '#core/editing/plan-save.ts';
import { succeeded } from '#core/result.ts';
import type { DraftedForm } from './use-drafted-form.ts';

interface Saving {
  editable: Editable;
  /** Undefined for a new item. */
  id: string | undefined;
  edited: DraftedForm<Documents | undefined>;
  onSaved: (id: string, now: Documents) => void;
}

const PICTURE_REMOVED =
  'Not saved: an image was removed from Media in the meantime. Remove it here, or choose another one.';

const OVERTAKEN_UNSEEN =
  'Not saved: someone else saved changes while you were editing. Open the form again to continue.';

export function useSaving({ editable, id, edited, onSaved }: Saving) {
  const { form, base, saved } = edited;
  const isCurrent = useIsCurrent();

  function settle(target: string, now: Documents, was: FormValues): void {
    onSaved(target, now);
    edited.settle(now, was);
  }

  function sayUndoable(text: string, target: string, { now, writes }: Written): void {
    const was = editable.formOf(now);
    const undo = undoSave(editable, { id: target, writes }, (back) => settle(target, back, was));
    sayDone(text, writes.length > 0 ? undo : undefined);
  }

  /** @returns whether saving is refused, which was reported */
  async function isRefused(finished: FormValues, over: Documents | undefined): Promise<boolean> {
    // Without this code the save is not checked: it may be missing after a deployment.
    const pictures = await import('#admin/shell/pictures/removed-pictures.ts').catch(
      () => undefined,
    );
    if ((await pictures?.hasRemovedPicture(finished, over)) === true) {
      sayFailure(PICTURE_REMOVED);
      return true;
    }
    const [tooLate] = over === undefined ? [] : fixedChanges(editable, over, finished);
    const refused = tooLate
      ? succeeded(tooLate)
      : await takenAddress(editable, { id, base: over, form: finished });
    if (refused.success && refused.value === undefined) return false;
    if (!refused.success) sayFailure(refused.error);
    else if (refused.value) {
      const { field, message } = refused.value;
      // The fields are not visible after leaving the form.
      if (!isCurrent()) sayFailure(`Not saved. ${message} Open the form again to continue.`);
      form.setError(field, { type: 'taken', message }, { shouldFocus: true });
    }
    return true;
  }

  /**
   * @param over the version to replace
   * @returns the id if saved
   */
  async function save(values: FormValues, over = base): Promise<string | undefined> {
    const finished = editable.finished?.(values, over) ?? values;
    if (await isRefused(finished, over)) return undefined;
    const idResult = id === undefined ? await idForNew(editable, finished) : succeeded(id);
    if (!idResult.success) {
      sayFailure(idResult.error);
      return undefined;
    }
    const target = idResult.value;
    const request = { id: target, isNew: id === undefined, base: over, form: finished };
    const outcome = await saveEdited(editable, request);
    if (!outcome.success) {
      sayFailure(outcome.error);
      return undefined;
    }
    if (outcome.value.state === 'changed') {
      if (!isCurrent()) sayFailure(OVERTAKEN_UNSEEN);
      edited.contest(outcome.value.theirs);
      return undefined;
    }
    const { now, writes } = outcome.value;
    settle(target, now, values);
    sayUndoable('Saved.', target, { now, writes });
    return target;
  }

  async function removeOrRestore(): Promise<void> {
    if (id === undefined || base === undefined) return;
    const turned = await deleteOrRestore(editable, { id, base });
    if (!turned.success) {
      sayFailure(turned.error);
      return;
    }
    // Unsaved values stay in the form.
    settle(id, turned.value.now, saved);
    sayUndoable(isDeleted(base[0]) ? 'Restored.' : 'Deleted.', id, turned.value);
  }

  return { save, settle, removeOrRestore };
}
