/** What the buyer is told about one line, each with what can be done about it. */
import { remarkWords } from './model/order-words.ts';
import type { LineRemark, ReckonedLine } from './model/reckon-order.ts';
import { whatsappLink } from '#core/whatsapp.ts';
import { Nearest } from './nearest.tsx';
import type { CatalogueState } from '#storefront/shared/parts/use-catalogue.ts';

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
      <p className="order-choices" key={remark.kind}>
        <a
          className="order-choice"
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
          <p className="order-choices">
            <button
              type="button"
              className="order-choice"
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
      className={remark.kind === 'price' ? 'order-remark' : 'order-remark order-remark-bad'}
    >
      <p>{remarkWords(remark)}</p>
      {answer(remark)}
    </div>
  ));
}
