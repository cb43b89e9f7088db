/** A GSTIN, with the state it is of; or with a mark, where its check digit is wrong. */
import { stateOfGstin } from '#core/account/indian-states.ts';
import { isGstin } from '#core/gstin.ts';

interface Props {
  gstin: string;
  /** Nothing more is said of one that is right. */
  isQuiet?: boolean;
}

export const GstinMark = ({ gstin, isQuiet = false }: Props) => (
  <span className="inline-flex flex-wrap items-center gap-x-2">
    <span>{gstin}</span>
    {!isGstin(gstin) ? (
      <span className="admin-chip admin-chip-bad">Check digit is wrong</span>
    ) : (
      !isQuiet && <span className="text-ink-soft">{stateOfGstin(gstin)}</span>
    )}
  </span>
);
