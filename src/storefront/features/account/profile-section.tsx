/** A customer's profile: the email of the sign-in, and the form. */
import { useCallback, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { checkGstin } from '#core/account/gstin-check.ts';
import { stateOfGstin } from '#core/account/indian-states.ts';
import {
  profileFormOf,
  profileSchema,
  type ProfileChange,
  type ProfileForm as Fields,
} from '#core/account/profile-form.ts';
import type { User } from '#core/account/user.ts';
import type { Result } from '#core/result.ts';
import { renameAccount } from '#firebase/browser/auth.ts';
import { writeProfile } from '#firebase/browser/customer-documents.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { authOutcome } from '#firebase/browser/session/auth-outcome.ts';
import { $auth, refreshUser } from '#firebase/browser/session/auth.ts';
import { requireUid } from '#firebase/browser/session/require-uid.ts';
import type { WebUser } from '#schema/web-user.ts';
import { loadOwnProfile } from '#storefront/shared/actions/load-own-profile.ts';
import { CheckedForm, FormField, useCustomerForm } from '#storefront/shared/parts/form.tsx';
import { badgeClass } from '#ui/badge-class.ts';
import { FORM } from '#ui/form-class.ts';
import { BusyButton } from '#ui/react/busy-button.tsx';
import { FormMessage } from '#ui/react/form-message.tsx';
import { useLoaded } from '#ui/react/use-loaded.ts';
import { CARD_TOP, CHOICE_ROW, FORM_WIDTH, PLAIN_CARD } from './account-class.ts';
import { useUnsaved } from './account-navigation.ts';
import { LoadState } from './load-state.tsx';
import { VerifyChoices } from './unverified-notice.tsx';

/** The email is used for sign-in, so it is not editable here. */
const Email = ({ user }: { user: User }) => (
  <section className={PLAIN_CARD} aria-label="Email">
    <p className={`${CARD_TOP} justify-between text-ink-soft`}>
      <span>
        <span className="block text-sm/body">Email</span> <bdi>{user.email}</bdi>
      </span>
      <span className={badgeClass(user.emailVerified ? 'good' : 'warn')}>
        {user.emailVerified ? 'Verified' : 'Not verified'}
      </span>
    </p>
    {!user.emailVerified && <VerifyChoices user={user} />}
  </section>
);

/** The document is saved first: if the account cannot be renamed, saving again does both. */
async function saveProfile(change: ProfileChange, oldName: string): Promise<Result> {
  const saved = await databaseOutcome(() => writeProfile(requireUid(), change));
  if (!saved.success || change.displayName === oldName) return saved;
  return await authOutcome(() => renameAccount(change.displayName));
}

/** The state of a valid GSTIN. */
function registeredIn(text: string): string | undefined {
  const check = checkGstin(text);
  const state = check.success ? stateOfGstin(check.value) : undefined;
  return state && `Registered in ${state}.`;
}

function ProfileForm({ profile }: { profile: WebUser }) {
  const [isSaved, setSaved] = useState(false);
  const form = useCustomerForm({
    schema: profileSchema,
    begin: profileFormOf(profile),
    invalid: 'Not saved yet. Fix the fields marked below.',
    send: async (change: ProfileChange, fields) => {
      setSaved(false);
      const saved = await saveProfile(change, $auth.get().user?.displayName ?? '');
      if (!saved.success) return saved;
      const { businessName, gstin, ...rest } = change;
      const next = {
        ...profile,
        ...rest,
        businessName: businessName ?? undefined,
        gstin: gstin ?? undefined,
      };
      fields.reset(profileFormOf(next));
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

export function ProfileSection({ user }: { user: User }) {
  // Their fields change with each refreshed token; the profile is loaded once.
  const [asOpened] = useState(user);
  const loading = useLoaded(useCallback(() => loadOwnProfile(asOpened), [asOpened]));
  const { loaded } = loading;
  return (
    <>
      <Email user={user} />
      <LoadState loading={loading} rows={4} />
      {loaded.state === 'ready' && <ProfileForm profile={loaded.value} />}
    </>
  );
}
