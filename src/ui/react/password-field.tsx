/** A password input that can be revealed, pasted into, and filled by password managers. */
import { useState } from 'react';
import { Field, type FieldProps } from './field.tsx';

interface Props extends Omit<FieldProps, 'type' | 'button' | 'autoComplete'> {
  /** Tells password managers whether to fill in the saved password or to suggest a new one. */
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordField(props: Props) {
  const [isShown, setShown] = useState(false);
  const act = isShown ? 'Hide' : 'Show';
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      // A revealed password must not be spell-checked or capitalized.
      spellCheck={false}
      autoCapitalize={isShown ? 'none' : undefined}
      button={
        <button
          type="button"
          className="needs-script absolute inset-y-0.5 end-0.5 min-w-16 rounded-sm text-sm/body font-medium link -outline-offset-4"
          aria-controls={props.id}
          aria-label={`${act} password`}
          onClick={() => setShown(!isShown)}
        >
          {act}
        </button>
      }
    />
  );
}
