/** Offers the app of the visitor's device, and stores the answer. */
import { appPlatform, CLOSED_KEY, EXPIRY_KEY, SKIPPED_KEY, YES } from '#core/app-prompt.ts';
import { persistentStore, sessionStore } from '#firebase/browser/session/browser-storage.ts';
import { ActIsland } from '#storefront/shared/parts/act-island.tsx';
import { Button } from '#ui/react/button.tsx';
import { Icon } from '#ui/react/icon.tsx';
import { Notice } from '#ui/react/notice.tsx';

const OFFERS = {
  ios: { icon: 'apple', label: 'Get the iOS app' },
  android: { icon: 'android', label: 'Get the Android app' },
} as const;

/** How long a skip is valid, ms: 30 days. */
const SKIP_LASTS = 30 * 24 * 60 * 60 * 1_000;

function skip(): void {
  persistentStore.write(SKIPPED_KEY, YES);
  persistentStore.write(EXPIRY_KEY, String(Date.now() + SKIP_LASTS));
  for (const each of document.querySelectorAll<HTMLElement>('[data-apps] a')) each.hidden = true;
}

function Prompt({ onClose }: { onClose: () => void }) {
  const platform = appPlatform(navigator);
  if (platform === undefined) return null;
  const { icon, label } = OFFERS[platform];
  // The first link of the page to the app has the address of its store.
  const store = document.querySelector<HTMLAnchorElement>(`a[data-app-download="${platform}"]`);
  return (
    <Notice
      label="The GlamBug App"
      onClose={() => {
        sessionStore.write(CLOSED_KEY, YES);
        onClose();
      }}
      message={
        <>
          <p className="font-medium">Get the GlamBug App</p>
          <p className="text-sm text-ink-soft">Better experience on mobile</p>
        </>
      }
    >
      <a
        className="btn btn-small btn-primary"
        href={store?.href}
        rel="noopener"
        data-app-download={platform}
        data-source="mobile_prompt"
        // After the event has reached the outer listeners.
        onClick={() => setTimeout(onClose)}
      >
        <Icon name={icon} size={18} />
        {label}
      </a>
      <Button
        kind="secondary"
        size="small"
        onClick={() => {
          skip();
          onClose();
        }}
      >
        Skip
      </Button>
    </Notice>
  );
}

export const AppPrompt = () => (
  <ActIsland>{(_trigger, close) => <Prompt onClose={close} />}</ActIsland>
);
