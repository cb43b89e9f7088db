/** What is shown while a print page loads, or when it can't be shown. */
import { ListFailed, ListLoading } from '#admin/shell/list/list-states.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { ScreenMissing } from '#admin/shell/screen-states.tsx';
import type { PaperState } from './use-paper.ts';

interface Props {
  /** `Quotation`, `Packing slip`. */
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
        <ListFailed words={paper.words} again={paper.again} />
      )}
    </Screen>
  );
}
