/** The way to save, always in sight below a form. */
interface Props {
  isDirty: boolean;
  /** This browser could not keep what is typed. */
  isOnlyHere: boolean;
  isBusy: boolean;
  /** Not saved yet at all. */
  isNew: boolean;
  /** How many fields do not fit. */
  problems: number;
  onDiscard: () => void;
}

function stateOf({ isDirty, isOnlyHere, isNew, problems }: Props): string {
  if (problems > 0)
    return `${problems === 1 ? '1 field needs' : `${problems} fields need`} attention.`;
  if (isDirty && isOnlyHere)
    return 'Unsaved changes. This browser can’t store a draft, so save soon.';
  if (isDirty) return 'Unsaved changes. A draft is saved in this browser.';
  return isNew ? 'Not saved yet.' : 'All changes saved.';
}

export const SaveBar = (props: Props) => (
  <div className="admin-save">
    <p role="status">{stateOf(props)}</p>
    <button
      type="button"
      className="btn btn-small btn-secondary"
      disabled={!props.isDirty || props.isBusy}
      onClick={props.onDiscard}
    >
      Discard
    </button>
    <button
      type="submit"
      className="btn btn-small btn-primary"
      aria-busy={props.isBusy || undefined}
      // A second press while the first is under way would save twice.
      aria-disabled={props.isBusy || undefined}
    >
      <span>Save</span>
    </button>
  </div>
);
