/** The message on the home page after an account was deleted. */
import { Button } from '#ui/react/button.tsx';
import { ActIsland } from '#storefront/shared/parts/act-island.tsx';
import { Notice } from '#ui/react/notice.tsx';

export const AccountDeleted = () => (
  <ActIsland>
    {(_, close) => (
      <Notice
        label="Account deleted"
        message="Your account is deleted. Thank you for your business. You are welcome back at any time."
        onClose={close}
      >
        <Button kind="secondary" size="small" onClick={close}>
          OK
        </Button>
      </Notice>
    )}
  </ActIsland>
);
