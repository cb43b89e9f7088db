/** Says goodbye, on the home page, to whoever has just deleted their account. */
import { FAREWELL_HASH, FAREWELL_KEY } from '#domain/account/farewell.ts';
import { mountNotice } from '#parts/mount-notice.ts';
import { Notice } from '#parts/notice.tsx';
import { keptForVisit } from '#stores/kept.ts';

/** Once; nothing is said to those who come by the address alone. */
export async function sayFarewell(): Promise<void> {
  const isMeant = keptForVisit.read(FAREWELL_KEY) !== null;
  keptForVisit.drop(FAREWELL_KEY);
  if (location.hash === FAREWELL_HASH) history.replaceState(history.state, '', location.pathname);
  if (!isMeant) return;
  const close = await mountNotice(
    <Notice
      label="Account deleted"
      words="Your account is deleted. Thank you for your business. You are welcome back at any time."
      onClose={() => close()}
    >
      <button type="button" className="btn btn-small btn-secondary" onClick={() => close()}>
        OK
      </button>
    </Notice>,
  );
}
