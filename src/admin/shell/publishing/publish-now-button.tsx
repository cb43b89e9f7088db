/** Requests a publish of all saved changes. */
import { isDeserted, isOver } from '#core/publishing/progress.ts';
import { useNow } from '#admin/shell/use-now.ts';
import { Button } from '#admin/shell/button.tsx';
import type { ButtonKind } from '#ui/button-class.ts';
import { usePublishNow } from './use-publish-now.ts';
import { usePublishing } from './use-publishing.ts';

export function PublishNowButton({ kind = 'primary' }: { kind?: ButtonKind }) {
  const { latest } = usePublishing();
  const time = useNow();
  const publish = usePublishNow();
  const isBusy = latest !== undefined && !isOver(latest) && !isDeserted(latest, time);
  return (
    <Button kind={kind} disabled={isBusy || publish.isRequesting} onClick={() => publish.request()}>
      Publish now
    </Button>
  );
}
