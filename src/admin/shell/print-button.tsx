/** Opens the browser's print dialog, which also saves a PDF. */
import { Button } from './button.tsx';

export const PrintButton = () => (
  <Button kind="primary" onClick={() => print()}>
    Print or save as PDF
  </Button>
);
