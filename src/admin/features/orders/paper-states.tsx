/** Loading and error states of a print page. */
import { ListFailed, ListLoading } from '#admin/shell/list/list-states.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { ScreenMissing } from '#admin/shell/screen-states.tsx';
import type { PaperState } from './use-paper.ts';

interface Props {
  /** `Quotation` or `Packing slip`. */
  name: string;
  paper: Exclude<PaperState, { state: 'ready' }>;
}

export function PaperStates({ name, paper }: Props) {
  if (paper.state === 'missing') return <ScreenMissing />;
  return (
    <Screen title={name} crumbs={[{ name: 'Orders', to: '/orders' }]}>
      {paper.state === 'loading' ? (
        <ListLoading />
      ) : (
        <ListFailed message={paper.message} again={paper.again} />
      )}
    </Screen>
  );
}
