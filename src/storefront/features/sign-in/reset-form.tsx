/** Asks for a mail by which a password is set anew; the answer is the same whether or not there is an account. */
import { useState } from 'react';
import { resetProblems } from './model/sign-in-problems.ts';
import { BusyButton } from '#ui/react/busy-button.tsx';
import { Field } from '#ui/react/field.tsx';
import { FormMessage } from '#ui/react/form-message.tsx';
import type { FormProps } from './form-props.ts';
import { pagesFrom, waysOut } from './pages.ts';
import { typedInto, useCheckedForm } from './use-checked-form.ts';

const sentTo = (email: string): string =>
  `If there is an account for ${email}, we have sent a link. Use it to choose a new password. It may take a minute; check your spam folder too.`;

export function ResetForm({ actions, back }: FormProps) {
  const [sent, setSent] = useState('');
  const { props, problems, message, isBusy } = useCheckedForm({
    read: (data) => ({ email: typedInto(data, 'email') }),
    problemsIn: resetProblems,
    send: ({ email }) => {
      setSent('');
      return actions.sendReset(email);
    },
    onDone: ({ email }) => setSent(sentTo(email)),
  });
  return (
    <form {...props} className="form">
      <FormMessage kind="bad" words={message} links={waysOut(back)} />
      <FormMessage kind="good" words={sent} />
      <Field
        id="email"
        label="Email"
        type="email"
        required
        autoComplete="username"
        error={problems['email']}
      />
      <BusyButton
        type="submit"
        className="btn btn-primary"
        isBusy={isBusy}
        busyWords="Sending the link…"
      >
        Send link
      </BusyButton>
      <p className="sign-in-other">
        <a className="link" href={pagesFrom(back).login}>
          Back to sign-in
        </a>
      </p>
    </form>
  );
}
