/** Sticky save bar below a form. */
import type { ReactNode } from 'react';
import { Button } from '#admin/shell/button.tsx';
import { ActionBar } from './action-bar.tsx';
import { errorSentence } from './error-count.ts';

interface Props {
  isDirty: boolean;
  isBusy: boolean;
  /** Whether the item was never saved. */
  isNew: boolean;
  /** Number of fields with errors. */
  problems: number;
  onDiscard: () => void;
  saveLabel?: string;
  /** The main button of the form, if it is not the one that saves. */
  children?: ReactNode;
}

function stateOf({ isDirty, isNew, problems }: Props): string {
  if (problems > 0) return errorSentence(problems);
  if (isDirty) return 'Unsaved changes are stored in this browser.';
  return isNew ? 'Not saved yet.' : 'All changes saved.';
}

export const SaveBar = (props: Props) => (
  <ActionBar>
    <p role="status">{stateOf(props)}</p>
    <Button disabled={!props.isDirty || props.isBusy} onClick={props.onDiscard}>
      Discard
    </Button>
    <Button
      type="submit"
      {...(!props.children && { kind: 'primary' })}
      aria-busy={props.isBusy || undefined}
      // A second press would save twice.
      aria-disabled={props.isBusy || undefined}
    >
      <span>{props.saveLabel ?? 'Save'}</span>
    </Button>
    {props.children}
  </ActionBar>
);
