/** Opens search over the page. */
import { mountOverlay } from '#parts/mount.ts';
import { SearchDialog } from './search-dialog.tsx';

/** Shows the dialog; the focus goes back to `trigger` when it closes. */
export function open(trigger: HTMLElement): void {
  const close = mountOverlay(
    <SearchDialog
      onClosed={() => {
        close();
        trigger.focus();
      }}
    />,
  );
}
