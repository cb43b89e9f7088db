/** The pages of a line sheet, as they are printed; on the screen one below the other. */
import { useState } from 'react';
import { cardTitle } from '#core/card-text.ts';
import { formatPhone } from '#core/format-phone.ts';
import { formatShortDay } from '#core/format-time.ts';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import type { ShopContact } from '#core/listing/published-shop.ts';
import type { SheetDesign } from './model/sheet-design.ts';
import type { SheetOptions } from './model/sheet-options.ts';
import { SheetPicture } from './sheet-picture.tsx';

type Design = SheetDesign & { entry: CatalogueEntry };

type ItemProps = Design & Pick<Props, 'onSettled'>;

function DesignItem({ entry, weight, sizes, moq, price, onSettled }: ItemProps) {
  return (
    <li className="sheet-design">
      <SheetPicture entry={entry} onSettled={onSettled} />
      <div className="sheet-name">
        <h3>{cardTitle(entry.title)}</h3>
        <p>{entry.sku}</p>
      </div>
      <p className="sheet-weight">{weight}</p>
      <p className="sheet-sizes">{sizes}</p>
      <p className="sheet-moq">{moq !== undefined && `MOQ ${moq}`}</p>
      <p className="sheet-price">
        {price?.amount !== undefined && <b>{price.amount} </b>}
        {price?.note}
      </p>
    </li>
  );
}

interface Props {
  pages: readonly (readonly Design[])[];
  options: SheetOptions;
  title: string;
  seller: ShopContact;
  /** A `data:` address of the buyer's logo, or empty. */
  logo: string;
  /** Called when the picture of a design is loaded, or cannot be. */
  onSettled: (sku: string) => void;
}

export function SheetPages({ pages, options, title, seller, logo, onSettled }: Props) {
  const [day] = useState(() => formatShortDay(Date.now()));
  const { layout, prices, name } = options;
  const from =
    name === undefined ? `${seller.businessName} · ${formatPhone(seller.whatsapp)}` : name;
  return (
    <div className={`line-sheet sheet-${layout}`}>
      {pages.map((designs, page) => (
        <div key={page} className="sheet-page">
          <div className="sheet-head">
            <p>
              {name !== undefined && logo !== '' && (
                <img src={logo} alt={name === '' ? 'Logo' : ''} />
              )}
              {from}
            </p>
            {page === 0 ? <h2>{title}</h2> : <p>{title}</p>}
          </div>
          <ul>
            {designs.map((design) => (
              <DesignItem key={design.entry.sku} {...design} onSettled={onSettled} />
            ))}
          </ul>
          <p className="sheet-foot">
            <span>
              {prices === 'wholesale' && `Prices as of ${day}, before GST. They can change.`}
              {prices === 'margin' && `Prices as of ${day}. They can change.`}
            </span>
            <span>
              Page {page + 1} of {pages.length}
            </span>
          </p>
        </div>
      ))}
    </div>
  );
}
