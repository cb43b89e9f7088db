/** The remarks about one line with their actions. */
import { remarkMessage } from './model/order-texts.ts';
import type { LineRemark, CalculatedLine } from './model/calculate-order.ts';
import { formatCount } from '#core/format.ts';
import { sizesLabel } from '#core/order/requested-lines.ts';
import { formatUnits } from '#core/unit-of-sale.ts';
import { whatsappLink } from '#core/whatsapp.ts';
import { Nearest } from '#storefront/shared/parts/nearest.tsx';
import type { CatalogueState } from '#storefront/shared/parts/use-catalogue.ts';
import { WHOLE_LINE } from './order-class.ts';
import {
  BAD_REMARK,
  CHOICE,
  CHOICE_BUTTONS,
  REMARK,
} from '#storefront/shared/parts/remark-class.ts';

interface Props {
  calculated: CalculatedLine;
  catalogue: CatalogueState;
  /** Changes the quantity. */
  onTake: (qty: number) => void;
  /** Acknowledges the new price. */
  onSeen: () => void;
}

export function LineRemarks({ calculated, catalogue, onTake, onSeen }: Props) {
  const { line, entry, title, remarks } = calculated;
  const name = title ?? line.sku;
  const isSoldOut = line.sizes?.some(({ label }) => entry?.soldOut?.includes(label)) ?? false;
  const answer = (remark: LineRemark) => {
    if (remark.kind === 'quantity')
      return <Nearest quantities={remark.nearest} name={name} onTake={onTake} />;
    if (remark.kind === 'price') {
      return (
        <p className={CHOICE_BUTTONS}>
          <button
            type="button"
            className={CHOICE}
            aria-label={`Accept the new price of ${name}`}
            onClick={onSeen}
          >
            OK
          </button>
        </p>
      );
    }
    // Other sizes are chosen beside it.
    if ((remark.kind === 'sizes' && !isSoldOut) || catalogue.state !== 'ready') return null;
    const quantity = entry ? formatUnits(line.qty, entry.unit) : formatCount(line.qty);
    const sizes = line.sizes ? ` (${sizesLabel(line.sizes)})` : '';
    const question = `Is ${name} (${line.sku}) available? I need ${quantity}${sizes}.`;
    return (
      <p className={CHOICE_BUTTONS}>
        <a
          className={CHOICE}
          rel="noopener"
          target="_blank"
          href={whatsappLink(catalogue.value.contact.whatsapp, question)}
          aria-label={`Ask on WhatsApp about ${name}`}
        >
          Ask on WhatsApp
        </a>
      </p>
    );
  };
  return remarks.map((remark) => (
    <div
      key={remark.kind}
      className={`${WHOLE_LINE} ${remark.kind === 'price' || remark.kind === 'sizes' ? REMARK : BAD_REMARK}`}
    >
      <p>{remarkMessage(remark)}</p>
      {answer(remark)}
    </div>
  ));
}
