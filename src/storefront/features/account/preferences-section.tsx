/** Email preferences, saved on each change. */
import { useCallback, useState } from 'react';
import type { User } from '#core/account/user.ts';
import type { Result } from '#core/result.ts';
import {
  readEmailPreferences,
  writeEmailPreferences,
} from '#firebase/browser/customer-documents.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { DatabaseFailure } from '#firebase/browser/with-timeout.ts';
import { requireUid } from '#firebase/browser/session/require-uid.ts';
import { saveUser } from '#firebase/browser/session/save-user.ts';
import { FormMessage } from '#ui/react/form-message.tsx';
import { useTask } from '#ui/react/use-task.ts';
import type { EmailPreferences } from '#schema/web-user.ts';
import { LEAD } from './account-class.ts';
import { LoadState } from './load-state.tsx';
import { useLoaded } from '#ui/react/use-loaded.ts';

const SWITCHES: readonly [keyof EmailPreferences, string, string][] = [
  [
    'orderUpdates',
    'Order updates',
    'When we receive an order, a quote is ready or expires soon, or a parcel is dispatched.',
  ],
  ['promotions', 'Offers', 'New stock, festive collections and trade offers.'],
  ['newsletter', 'Newsletter', 'Glam Buzz: articles about silver and selling it.'],
];

/** With forced colours, the knob's position and a border show the state. */
const SWITCH =
  'relative h-7 w-12 flex-none cursor-pointer appearance-none rounded-full border border-edge bg-white transition-colors before:absolute before:top-0.75 before:left-0.75 before:size-5 before:rounded-full before:bg-edge before:transition-[translate] checked:border-ink checked:bg-ink checked:before:translate-x-5 checked:before:bg-white forced-colors:before:bg-[ButtonText] forced-colors:checked:before:bg-[Highlight]';

/** Creates a missing profile: it is created at sign-in, which may have failed. */
const save = (user: User, next: EmailPreferences): Promise<Result> =>
  databaseOutcome(async () => {
    const uid = requireUid();
    try {
      await writeEmailPreferences(uid, next);
    } catch (error) {
      if (!(error instanceof DatabaseFailure && error.code === 'permission-denied')) throw error;
      await saveUser(user);
      await writeEmailPreferences(uid, next);
    }
  });

interface Props {
  user: User;
  current: EmailPreferences;
  onSaved: (now: EmailPreferences) => void;
}

function Switches({ user, current, onSaved }: Props) {
  /** The value that is being saved. */
  const [pending, setPending] = useState<EmailPreferences>();
  const [notice, setNotice] = useState<{ kind: 'bad' | 'good'; message: string }>();
  const { isBusy, run } = useTask();
  const shown = pending ?? current;

  const turn = (key: keyof EmailPreferences, name: string) =>
    run(async () => {
      const next = { ...current, [key]: !current[key] };
      setNotice(undefined);
      setPending(next);
      const saved = await save(user, next);
      // Back to the saved value after a failure.
      setPending(undefined);
      if (saved.success) onSaved(next);
      const state = next[key] ? 'on' : 'off';
      setNotice(
        saved.success
          ? { kind: 'good', message: `Saved: ${name} ${state}.` }
          : { kind: 'bad', message: `${name} not changed. ${saved.error}` },
      );
    });

  return (
    <>
      <ul className="border-t border-line" aria-busy={isBusy || undefined}>
        {SWITCHES.map(([key, name, description]) => (
          <li key={key}>
            <label className="flex cursor-pointer items-center justify-between gap-6 border-b border-line py-4">
              <span>
                <b className="block font-medium">{name}</b>
                <span id={`mail-${key}`} className="text-sm/body text-ink-soft">
                  {description}
                </span>
              </span>
              <input
                type="checkbox"
                role="switch"
                className={SWITCH}
                aria-label={name}
                aria-describedby={`mail-${key}`}
                checked={shown[key]}
                onClick={(event) => {
                  // Controlled: shows only the saved value or the one being saved.
                  event.preventDefault();
                  turn(key, name);
                }}
              />
            </label>
          </li>
        ))}
      </ul>
      <FormMessage kind={notice?.kind ?? 'good'} message={notice?.message} />
    </>
  );
}

export function PreferencesSection({ user }: { user: User }) {
  const { uid } = user;
  const loading = useLoaded(
    useCallback(() => databaseOutcome(() => readEmailPreferences(uid)), [uid]),
  );
  const { loaded, set } = loading;
  return (
    <>
      <p className={LEAD}>We always send sign-in emails, invoices and payment reminders.</p>
      <LoadState loading={loading} rows={3} />
      {loaded.state === 'ready' && <Switches user={user} current={loaded.value} onSaved={set} />}
    </>
  );
}
