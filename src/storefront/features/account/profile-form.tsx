/** The fields of a profile, and their saving. */
import { useState } from 'react';
import { saveProfile } from './actions/save-profile.ts';
import { checkGstin } from '#core/account/gstin-check.ts';
import { stateOfGstin } from '#core/account/indian-states.ts';
import {
  checkProfile,
  profileFormOf,
  PROFILE_CHECKS,
  type ProfileChange,
} from '#core/account/profile-form.ts';
import { BusyButton } from '#ui/react/busy-button.tsx';
import { Field } from '#ui/react/field.tsx';
import { FormMessage } from '#ui/react/form-message.tsx';
import { useWork } from '#ui/react/use-work.ts';
import type { WebUser } from '#schema/web-user.ts';
import { $auth, refreshUser } from '#firebase/browser/session/auth.ts';
import { useForm } from './use-form.ts';
import { useUnsaved } from './use-unsaved.ts';

interface Props {
  profile: WebUser;
  onSaved: (profile: WebUser) => void;
}

const idOf = (field: string): string => `profile-${field}`;

function changed(profile: WebUser, { businessName, gstin, ...rest }: ProfileChange): WebUser {
  const { businessName: _name, gstin: _gstin, ...others } = profile;
  return {
    ...others,
    ...rest,
    ...(businessName !== null && { businessName }),
    ...(gstin !== null && { gstin }),
  };
}

/** Where a GSTIN that is right is registered. */
function registeredIn(text: string): string | undefined {
  const check = checkGstin(text);
  const state = 'value' in check ? stateOfGstin(check.value) : undefined;
  return state && `Registered in ${state}.`;
}

export function ProfileForm({ profile, onSaved }: Props) {
  const { form, problems, isChanged, change, leave, show, settle } = useForm(
    { ...profileFormOf(profile) },
    PROFILE_CHECKS,
  );
  const [told, setTold] = useState<{ kind: 'bad' | 'good'; words: string }>();
  const { isBusy, run } = useWork();
  useUnsaved(isChanged);

  const save = () => {
    const check = checkProfile(form);
    if (!check.ok) {
      setTold({ kind: 'bad', words: 'Not saved yet. Fix the fields marked below.' });
      show(check.problems, idOf);
      return;
    }
    run(async () => {
      setTold(undefined);
      const saved = await saveProfile(check.value, $auth.get().user?.displayName ?? '');
      if (!saved.success) {
        setTold({ kind: 'bad', words: saved.error });
        return;
      }
      const next = changed(profile, check.value);
      settle({ ...profileFormOf(next) });
      onSaved(next);
      $auth.setKey('profile', next);
      setTold({ kind: 'good', words: 'Saved.' });
      // The header has the name from there.
      await refreshUser();
    });
  };
  const field = (name: keyof typeof form) => ({
    id: idOf(name),
    value: form[name],
    error: problems[name],
    onInput: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) => {
      setTold(undefined);
      change({ [name]: value });
    },
    onBlur: () => leave(name),
  });

  return (
    <form
      className="form account-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Field {...field('displayName')} label="Your name" autoComplete="name" required />
      <Field
        {...field('businessName')}
        label="Business name"
        autoComplete="organization"
        hint="As on your invoices."
      />
      <Field
        {...field('gstin')}
        label="GSTIN"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint={
          registeredIn(form.gstin) ??
          '15 characters, as on your GST certificate. Shown on your invoices.'
        }
      />
      <Field
        {...field('phone')}
        label="Mobile number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="In India, with or without +91."
      />
      <FormMessage kind={told?.kind ?? 'good'} words={told?.words} />
      <p className="account-choices">
        <BusyButton type="submit" className="btn btn-primary" isBusy={isBusy} busyWords="Saving…">
          Save
        </BusyButton>
      </p>
    </form>
  );
}
