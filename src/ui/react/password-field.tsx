/** A password, which can be looked at, pasted, and filled in by a password manager. */
import { useState } from 'react';
import { Field, type FieldProps } from './field.tsx';

interface Props extends Omit<FieldProps, 'type' | 'button' | 'autoComplete'> {
  /** Tells password managers whether to fill in the known one or to propose another. */
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordField(props: Props) {
  const [isShown, setShown] = useState(false);
  const act = isShown ? 'Hide' : 'Show';
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      // Seen as text, it must still not be sent to a spelling service, nor be capitalised.
      spellCheck={false}
      autoCapitalize={isShown ? 'none' : undefined}
      button={
        <button
          type="button"
          className="needs-script"
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
