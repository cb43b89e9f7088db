/** A GSTIN, with a mark where its last character does not fit the others. */
import { isGstin } from '#domain/gstin.ts';

interface Props {
  gstin: string;
  /** Nothing is said of one that fits. */
  isQuiet?: boolean;
}

export const GstinMark = ({ gstin, isQuiet = false }: Props) => (
  <span className="inline-flex flex-wrap items-center gap-2">
    <span>{gstin}</span>
    {isGstin(gstin) ? (
      !isQuiet && <span className="admin-chip admin-chip-good">Checked</span>
    ) : (
      <span
        className="admin-chip admin-chip-bad"
        title="Its last character does not fit the others."
      >
        Mistyped
      </span>
    )}
  </span>
);
