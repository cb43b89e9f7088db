/** What the buyer is told about one line, each with what can be done about it. */
import { remarkWords } from './model/order-words.ts';
import type { LineRemark, ReckonedLine } from './model/reckon-order.ts';
import { whatsappLink } from '#core/whatsapp.ts';
import { Nearest } from './nearest.tsx';
import type { CatalogueState } from '#storefront/shared/parts/use-catalogue.ts';
import { BAD_REMARK, CHOICE, CHOICES, REMARK, WHOLE_LINE } from './order-class.ts';

interface Props {
  reckoned: ReckonedLine;
  catalogue: CatalogueState;
  /** Takes another quantity. */
  onTake: (qty: number) => void;
  /** The new price is understood. */
  onSeen: () => void;
}

export function LineRemarks({ reckoned, catalogue, onTake, onSeen }: Props) {
  const { line, title, remarks } = reckoned;
  const name = title ?? line.sku;
  const ask = (remark: LineRemark) => {
    if (catalogue.state !== 'ready') return null;
    const question = `Is ${name} (${line.sku}) available? I need ${line.qty}.`;
    return (
      <p className={CHOICES} key={remark.kind}>
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
  const answer = (remark: LineRemark) => {
    switch (remark.kind) {
      case 'gone':
      case 'out-of-stock':
        return ask(remark);
      case 'quantity':
        return <Nearest quantities={remark.nearest} name={name} onTake={onTake} />;
      case 'price':
        return (
          <p className={CHOICES}>
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
  };
  return remarks.map((remark) => (
    <div
      key={remark.kind}
      className={`${WHOLE_LINE} ${remark.kind === 'price' ? REMARK : BAD_REMARK}`}
    >
      <p>{remarkWords(remark)}</p>
      {answer(remark)}
    </div>
  ));
}
