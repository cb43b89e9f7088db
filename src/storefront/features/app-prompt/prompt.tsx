/** Offers the app of the visitor's device. */
import { Button } from '#ui/react/button.tsx';
import type { AppPlatform } from '#core/app-prompt.ts';
import { Icon } from '#ui/react/icon.tsx';
import { Notice } from '#ui/react/notice.tsx';

interface Props {
  platform: AppPlatform;
  /** The app's page in its store. */
  store: string;
  /** Skips the prompt for a while. */
  onSkip: () => void;
  /** Called when the visitor closes it. */
  onClose: () => void;
  /** Called when the visitor opens the store. */
  onFollowed: () => void;
}

const OFFERS = {
  ios: { icon: 'apple', label: 'Get the iOS app' },
  android: { icon: 'android', label: 'Get the Android app' },
} as const;

export function Prompt({ platform, store, onSkip, onClose, onFollowed }: Props) {
  const { icon, label } = OFFERS[platform];
  return (
    <Notice
      label="The GlamBug App"
      onClose={onClose}
      message={
        <>
          <p className="font-medium">Get the GlamBug App</p>
          <p className="text-sm text-ink-soft">Better experience on mobile</p>
        </>
      }
    >
      <a
        className="btn btn-small btn-primary"
        href={store}
        rel="noopener"
        data-app-download={platform}
        data-source="mobile_prompt"
        onClick={onFollowed}
      >
        <Icon name={icon} size={18} />
        {label}
      </a>
      <Button kind="secondary" size="small" onClick={onSkip}>
        Skip
      </Button>
    </Notice>
  );
}
