/** The goodbye on the home page after an account was deleted. */
import { ActIsland } from '#storefront/shared/parts/act-island.tsx';
import { Notice } from '#ui/react/notice.tsx';

export const Farewell = () => (
  <ActIsland>
    {(_, close) => (
      <Notice
        label="Account deleted"
        words="Your account is deleted. Thank you for your business. You are welcome back at any time."
        onClose={close}
      >
        <button type="button" className="btn btn-small btn-secondary" onClick={close}>
          OK
        </button>
      </Notice>
    )}
  </ActIsland>
);
