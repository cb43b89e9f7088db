/** Which copies of invoices and challans are printed. */
import { CONTROL } from '#admin/shell/look/classes.ts';
import { copiesOf } from '#ui/react/paper/invoice-paper.tsx';
import type { Invoice } from '#schema/invoice.ts';

const ALL_COPIES = 'All copies';

interface Props {
  copies: readonly string[];
  copy: string | undefined;
  onChange: (copy: string) => void;
}

export const CopyChoice = ({ copies, copy, onChange }: Props) => (
  <select
    aria-label="Copy"
    className={`${CONTROL} w-auto`}
    value={copy}
    onChange={({ target }) => onChange(target.value)}
  >
    {[...copies, ALL_COPIES].map((each) => (
      <option key={each}>{each}</option>
    ))}
  </select>
);

/**
 * The copies of one of several documents to print: a challan has the copy in the same place, although its name differs,
 * and a credit note has one without a name.
 * @param copies the choices
 */
export function copiesToPrint(
  invoice: Pick<Invoice, 'kind'>,
  copies: readonly string[],
  copy: string | undefined,
): (string | undefined)[] {
  const own = copiesOf(invoice);
  if (own.length === 0) return [undefined];
  return copy === ALL_COPIES ? [...own] : [own[copy === undefined ? 0 : copies.indexOf(copy)]];
}
