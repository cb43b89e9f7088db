/** Which mails a customer wants: saved as soon as a switch is turned. */
import { useCallback, useState } from 'react';
import { loadEmailPreferences } from './actions/load-email-preferences.ts';
import { saveEmailPreferences } from './actions/save-email-preferences.ts';
import type { User } from '#core/account/user.ts';
import { FormMessage } from '#ui/react/form-message.tsx';
import { useWork } from '#ui/react/use-work.ts';
import type { EmailPreferences } from '#schema/web-user.ts';
import { LoadState } from './load-state.tsx';
import { useLoaded } from '#ui/react/use-loaded.ts';

const SWITCHES: readonly [keyof EmailPreferences, string, string][] = [
  [
    'orderUpdates',
    'Order updates',
    'When a quote is ready, an order is packed or a parcel is dispatched.',
  ],
  ['promotions', 'Offers', 'New stock, festive collections and trade offers.'],
  ['newsletter', 'Newsletter', 'Glam Buzz: articles about silver and selling it.'],
];

interface Told {
  kind: 'bad' | 'good';
  words: string;
}

function Switches({
  user,
  kept,
  onKept,
}: {
  user: User;
  kept: EmailPreferences;
  onKept: (now: EmailPreferences) => void;
}) {
  /** What stands there while it is being saved. */
  const [wanted, setWanted] = useState<EmailPreferences>();
  const [told, setTold] = useState<Told>();
  const { isBusy, run } = useWork();
  const shown = wanted ?? kept;

  const turn = (key: keyof EmailPreferences, name: string) =>
    run(async () => {
      const next = { ...kept, [key]: !kept[key] };
      setTold(undefined);
      setWanted(next);
      const saved = await saveEmailPreferences(user, next);
      // Back to what is kept, where it was not saved.
      setWanted(undefined);
      if (saved.success) onKept(next);
      const state = next[key] ? 'on' : 'off';
      setTold(
        saved.success
          ? { kind: 'good', words: `Saved: ${name} ${state}.` }
          : { kind: 'bad', words: `${name} not changed. ${saved.error}` },
      );
    });

  return (
    <>
      <ul className="account-switches" aria-busy={isBusy || undefined}>
        {SWITCHES.map(([key, name, words]) => (
          <li key={key}>
            <label>
              <span>
                <b>{name}</b>
                <span id={`mail-${key}`}>{words}</span>
              </span>
              <input
                type="checkbox"
                role="switch"
                aria-label={name}
                aria-describedby={`mail-${key}`}
                checked={shown[key]}
                onClick={(event) => {
                  // It shows what is kept, or is being saved, and nothing else.
                  event.preventDefault();
                  turn(key, name);
                }}
              />
            </label>
          </li>
        ))}
      </ul>
      <FormMessage kind={told?.kind ?? 'good'} words={told?.words} />
    </>
  );
}

export function PreferencesSection({ user }: { user: User }) {
  const { uid } = user;
  const loading = useLoaded(useCallback(() => loadEmailPreferences(uid), [uid]));
  const { loaded, set } = loading;
  return (
    <>
      <p className="account-lead">We always send sign-in emails, such as password resets.</p>
      <LoadState loading={loading} rows={3} />
      {loaded.state === 'ready' && <Switches user={user} kept={loaded.value} onKept={set} />}
    </>
  );
}
