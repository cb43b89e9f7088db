/** Signs in with Google in a popup. */
import { BusyButton } from '#ui/react/busy-button.tsx';

const LOGO = [
  [
    '#4285f4',
    'M22.5 12.3c0-.8-.1-1.5-.2-2.3H12v4.3h5.9a5 5 0 0 1-2.2 3.3v2.8h3.6c2-2 3.2-4.8 3.2-8.1z',
  ],
  ['#34a853', 'M12 23c3 0 5.5-1 7.3-2.6l-3.6-2.8a6.6 6.6 0 0 1-9.8-3.5H2.2V17A11 11 0 0 0 12 23z'],
  ['#fbbc05', 'M5.9 14.1a6.6 6.6 0 0 1 0-4.2V7H2.2a11 11 0 0 0 0 9.9z'],
  [
    '#ea4335',
    'M12 5.4c1.6 0 3 .6 4.2 1.6l3.2-3.1A11 11 0 0 0 2.2 7l3.7 2.9C6.7 7.3 9.1 5.4 12 5.4z',
  ],
] as const;

interface Props {
  /** Whether it is hydrated. */
  isAlive: boolean;
  isBusy: boolean;
  onPress: () => void;
}

/** Disabled before hydration: browsers block a popup that opens long after the press. */
export function GoogleButton({ isAlive, isBusy, onPress }: Props) {
  return (
    <BusyButton
      className="needs-script btn w-full btn-secondary *:flex *:items-center *:gap-2.5"
      disabled={!isAlive}
      isBusy={isBusy}
      busyLabel="Waiting for the Google window…"
      onClick={onPress}
    >
      <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
        {LOGO.map(([colour, path]) => (
          <path key={colour} fill={colour} d={path} />
        ))}
      </svg>
      Continue with Google
    </BusyButton>
  );
}
