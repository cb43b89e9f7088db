/** The screen of a print page. */
import type { ReactNode } from 'react';
import { PrintButton } from './print-button.tsx';
import { Screen, type Crumb } from './screen.tsx';

interface Props {
  title: string;
  crumbs: readonly Crumb[];
  isPrintable?: boolean;
  /** Beside the button. */
  actions?: ReactNode;
  /** Above the sheets, on the screen only. */
  head?: ReactNode;
  /** The sheets. */
  children: ReactNode;
}

export const PaperFrame = ({
  title,
  crumbs,
  isPrintable = true,
  actions,
  head,
  children,
}: Props) => (
  <Screen
    title={title}
    crumbs={crumbs}
    actions={
      <>
        {actions}
        {isPrintable && <PrintButton />}
      </>
    }
  >
    {head && <div className="mb-4 print:hidden">{head}</div>}
    <div className="overflow-x-clip print:overflow-visible">{children}</div>
  </Screen>
);
