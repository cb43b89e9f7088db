/** The pages of a line sheet, as they are printed; on the screen one below the other. */
import { cardTitle } from '#core/card-text.ts';
import { formatPhone } from '#core/format-phone.ts';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import type { ShopContact } from '#core/listing/published-shop.ts';
import { pricesNote, type SheetDesign } from './model/sheet-design.ts';
import type { SheetOptions } from './model/sheet-options.ts';
import { SheetPicture } from './sheet-picture.tsx';

type Design = SheetDesign & { entry: CatalogueEntry };

type ItemProps = Design & Pick<Props, 'onSettled'>;

function DesignItem({ entry, weight, sizes, moq, price, onSettled }: ItemProps) {
  return (
    <li className="sheet-design min-w-0 text-xs/[1.35] wrap-anywhere [&_p]:text-ink-soft [&_p]:empty:hidden">
      <SheetPicture entry={entry} onSettled={onSettled} />
      <div className="sheet-name">
        <h3 className="font-sans text-sm/[1.3] font-medium tracking-normal">
          {cardTitle(entry.title)}
        </h3>
        <p>{entry.sku}</p>
      </div>
      <p className="sheet-weight">{weight}</p>
      <p className="sheet-sizes">{sizes}</p>
      <p className="sheet-moq">{moq !== undefined && `MOQ ${moq}`}</p>
      <p className="sheet-price">
        {price?.amount !== undefined && (
          <b className="text-base/[1.35] font-semibold text-ink">{price.amount} </b>
        )}
        {price?.note}
      </p>
    </li>
  );
}

interface Props {
  pages: readonly (readonly Design[])[];
  options: SheetOptions;
  title: string;
  /** The day of the prices; undefined if these are not known to be current. */
  day: string | undefined;
  seller: ShopContact;
  /** A `data:` address of the buyer's logo, or empty. */
  logo: string;
  /** Called when the picture of a design is loaded, or cannot be. */
  onSettled: (sku: string) => void;
}

/** The first and the last line of a page. */
const ROW = 'flex flex-wrap items-center justify-between gap-x-6';
const TITLE = 'min-w-0 font-display text-lg/[1.4] wrap-anywhere';

export function SheetPages({ pages, options, title, day, seller, logo, onSettled }: Props) {
  const { layout, prices, name } = options;
  const from =
    name === undefined ? `${seller.businessName} · ${formatPhone(seller.whatsapp)}` : name;
  return (
    <div className={`line-sheet sheet-${layout} text-ink`}>
      {pages.map((designs, page) => (
        <div
          key={page}
          className="sheet-page mx-auto mb-6 max-w-208 border border-line bg-white p-4"
        >
          <div className={`sheet-head ${ROW} border-b border-ink pb-2 text-sm/[1.4]`}>
            <p className="flex min-w-0 items-center gap-3 font-semibold wrap-anywhere">
              {name !== undefined && logo !== '' && (
                <img
                  src={logo}
                  alt={name === '' ? 'Logo' : ''}
                  className="max-h-12 max-w-40 object-contain"
                />
              )}
              {from}
            </p>
            {page === 0 ? <h2 className={TITLE}>{title}</h2> : <p className={TITLE}>{title}</p>}
          </div>
          <ul className={layout === 'cards' ? 'grid grid-cols-2 gap-4 py-4' : undefined}>
            {designs.map((design) => (
              <DesignItem key={design.entry.sku} {...design} onSettled={onSettled} />
            ))}
          </ul>
          <p className={`sheet-foot ${ROW} border-t border-line pt-2 text-2xs/[1.4] text-ink-soft`}>
            <span>{pricesNote(prices, day)}</span>
            <span>
              Page {page + 1} of {pages.length}
            </span>
          </p>
        </div>
      ))}
    </div>
  );
}
