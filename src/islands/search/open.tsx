/** Opens search over the page. */
import { mountOverlay } from '#parts/mount.ts';
import { SearchDialog } from './search-dialog.tsx';

/** Shows the dialog; the focus goes back to `trigger` when it closes. @throws as `mountOverlay` */
export async function open(trigger: HTMLElement): Promise<void> {
  const close = await mountOverlay(
    <SearchDialog
      onClosed={() => {
        close();
        trigger.focus();
      }}
    />,
  );
}
