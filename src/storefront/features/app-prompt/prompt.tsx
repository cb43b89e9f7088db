/** Offers the app of the visitor's device. */
import type { AppPlatform } from '#core/app-prompt.ts';
import { Icon } from '#ui/react/icon.tsx';
import { Notice } from '#ui/react/notice.tsx';

interface Props {
  platform: AppPlatform;
  /** The app's page in its store. */
  store: string;
  /** They want to hear no more of it for a while. */
  onSkip: () => void;
  /** They closed it. */
  onClose: () => void;
  /** They are on their way to the store. */
  onFollowed: () => void;
}

const OFFERS = {
  ios: { icon: 'apple', words: 'Get the iOS app' },
  android: { icon: 'android', words: 'Get the Android app' },
} as const;

export function Prompt({ platform, store, onSkip, onClose, onFollowed }: Props) {
  const { icon, words } = OFFERS[platform];
  return (
    <Notice
      label="The GlamBug App"
      onClose={onClose}
      words={
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
        {words}
      </a>
      <button type="button" className="btn btn-small btn-secondary" onClick={onSkip}>
        Skip
      </button>
    </Notice>
  );
}
