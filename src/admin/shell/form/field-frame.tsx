/** Field frames of the back office, with smaller texts. */
import type { ComponentProps } from 'react';
import { FieldFrame as AnyFrame, FieldNotes as AnyNotes } from '#ui/react/field.tsx';
import { ERROR, HINT, LABEL } from '#admin/shell/look/classes.ts';

const LOOK = { label: LABEL, hint: HINT, error: ERROR };

export const FormFieldNotes = (props: Omit<ComponentProps<typeof AnyNotes>, 'look'>) => (
  <AnyNotes {...props} look={LOOK} />
);

export const FormFieldFrame = (props: Omit<ComponentProps<typeof AnyFrame>, 'look'>) => (
  <AnyFrame {...props} look={LOOK} />
);
