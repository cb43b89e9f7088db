/** The way to save, always in sight below a form. */
interface Props {
  isDirty: boolean;
  isBusy: boolean;
  onDiscard: () => void;
}

export const SaveBar = ({ isDirty, isBusy, onDiscard }: Props) => (
  <div className="admin-save">
    <p role="status">{isDirty ? 'Not saved yet; kept in this browser.' : 'Everything is saved.'}</p>
    <button
      type="button"
      className="btn btn-small btn-secondary"
      disabled={!isDirty || isBusy}
      onClick={onDiscard}
    >
      Discard
    </button>
    <button type="submit" className="btn btn-small btn-primary" aria-busy={isBusy || undefined}>
      <span>Save</span>
    </button>
  </div>
);
