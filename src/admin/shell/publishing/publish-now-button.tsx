/** Requests a publish of all saved changes. */
import { isDeserted, isOver } from '#core/publishing/progress.ts';
import { useNow } from '#admin/shell/use-now.ts';
import { usePublishNow } from './use-publish-now.ts';
import { usePublishing } from './use-publishing.ts';

export function PublishNowButton({ look = 'btn-primary' }: { look?: string }) {
  const { latest } = usePublishing();
  const time = useNow();
  const publish = usePublishNow();
  const isBusy = latest !== undefined && !isOver(latest) && !isDeserted(latest, time);
  return (
    <button
      type="button"
      className={`btn btn-small ${look}`}
      disabled={isBusy || publish.isAsking}
      onClick={() => publish.ask()}
    >
      Publish now
    </button>
  );
}
