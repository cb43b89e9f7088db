/** The screen of a print page. */
import type { ReactNode } from 'react';
import { Screen, type Crumb } from './screen.tsx';
import { Button } from './button.tsx';

/** Opens the browser's print dialog, which also saves a PDF. */
const PrintButton = () => (
  <Button kind="primary" onClick={() => print()}>
    Print or save as PDF
  </Button>
);

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
