/** The profile form. */
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { saveProfile } from './actions/save-profile.ts';
import { checkGstin } from '#core/account/gstin-check.ts';
import { stateOfGstin } from '#core/account/indian-states.ts';
import {
  profileFormOf,
  profileSchema,
  type ProfileChange,
  type ProfileForm as Fields,
} from '#core/account/profile-form.ts';
import { FORM } from '#ui/form-class.ts';
import { BusyButton } from '#ui/react/busy-button.tsx';
import { FormMessage } from '#ui/react/form-message.tsx';
import type { WebUser } from '#schema/web-user.ts';
import { CheckedForm, FormField, useCustomerForm } from '#storefront/shared/parts/form.tsx';
import { $auth, refreshUser } from '#firebase/browser/session/auth.ts';
import { CHOICE_ROW, FORM_WIDTH } from './account-class.ts';
import { NOT_SAVED } from './not-saved.ts';
import { useUnsaved } from './use-unsaved.ts';

interface Props {
  profile: WebUser;
  onSaved: (profile: WebUser) => void;
}

function changed(profile: WebUser, { businessName, gstin, ...rest }: ProfileChange): WebUser {
  const { businessName: _name, gstin: _gstin, ...others } = profile;
  return {
    ...others,
    ...rest,
    ...(businessName !== null && { businessName }),
    ...(gstin !== null && { gstin }),
  };
}

/** The state of a valid GSTIN. */
function registeredIn(text: string): string | undefined {
  const check = checkGstin(text);
  const state = check.success ? stateOfGstin(check.value) : undefined;
  return state && `Registered in ${state}.`;
}

export function ProfileForm({ profile, onSaved }: Props) {
  const [isSaved, setSaved] = useState(false);
  const form = useCustomerForm({
    schema: profileSchema,
    begin: profileFormOf(profile),
    invalid: NOT_SAVED,
    send: async (change: ProfileChange, fields) => {
      setSaved(false);
      const saved = await saveProfile(change, $auth.get().user?.displayName ?? '');
      if (!saved.success) return saved;
      const next = changed(profile, change);
      fields.reset(profileFormOf(next));
      onSaved(next);
      $auth.setKey('profile', next);
      setSaved(true);
      // The header takes the name from it.
      await refreshUser();
      return saved;
    },
  });
  useUnsaved(form.fields.formState.isDirty);
  const gstin = useWatch({ control: form.fields.control, name: 'gstin' });

  return (
    <CheckedForm
      form={form}
      id="profile"
      className={`${FORM} ${FORM_WIDTH}`}
      onInput={() => setSaved(false)}
    >
      <FormField<Fields> name="displayName" label="Your name" autoComplete="name" required />
      <FormField<Fields>
        name="businessName"
        label="Business name"
        autoComplete="organization"
        hint="As on your invoices."
      />
      <FormField<Fields>
        name="gstin"
        label="GSTIN"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint={
          registeredIn(gstin) ??
          '15 characters, as on your GST certificate. Shown on your invoices.'
        }
      />
      <FormField<Fields>
        name="phone"
        label="Mobile number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="In India, with or without +91."
      />
      <FormMessage kind="bad" message={form.message} />
      <FormMessage kind="good" message={isSaved && form.message === '' ? 'Saved.' : ''} />
      <p className={CHOICE_ROW}>
        <BusyButton
          type="submit"
          className="btn btn-primary"
          isBusy={form.isBusy}
          busyLabel="Saving…"
        >
          Save
        </BusyButton>
      </p>
    </CheckedForm>
  );
}
