/** A GSTIN with its state, or with a warning if its check digit is wrong. */
import { stateOfGstin } from '#core/account/indian-states.ts';
import { isGstin } from '#core/gstin.ts';
import { Chip } from './chip.tsx';

interface Props {
  gstin: string;
  /** Shows nothing more for a valid one. */
  isQuiet?: boolean;
}

export const GstinMark = ({ gstin, isQuiet = false }: Props) => (
  <span className="inline-flex flex-wrap items-center gap-x-2">
    <span>{gstin}</span>
    {!isGstin(gstin) ? (
      <Chip look="bad">Check digit is wrong</Chip>
    ) : (
      !isQuiet && <span className="text-ink-soft">{stateOfGstin(gstin)}</span>
    )}
  </span>
);
