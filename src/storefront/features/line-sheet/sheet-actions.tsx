/** Prints a line sheet, and copies its link. */
import { useEffect, useState } from 'react';
import { listToText } from '#core/order/list-text.ts';
import { orderListPath } from '#core/paths.ts';
import type { OrderList } from '#storefront/shared/order/order-list.ts';
import { CopyButton } from '#storefront/shared/parts/copy-button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { BusyButton } from '#ui/react/busy-button.tsx';
import { ButtonLink } from '#ui/react/button.tsx';
import type { SheetOptions } from './model/sheet-options.ts';

interface Props {
  path: string;
  options: SheetOptions;
  list: OrderList | undefined;
  /** Browsers suggest it as the file's name. */
  title: string;
  /** The seller's name. */
  seller: string;
  /** How much there is. */
  text: string;
  /** Pictures and prices are loaded. */
  isReady: boolean;
}

export function SheetActions({ path, options, list, title, seller, text, isReady }: Props) {
  const [said, setSaid] = useState('');
  const { prices, name } = options;
  useEffect(() => {
    document.title = name === undefined || name === '' ? title : `${title} - ${name}`;
  }, [title, name]);
  return (
    <div>
      <p className="mb-3 font-medium">{text}</p>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="flex flex-wrap gap-3">
        <BusyButton
          className={buttonClass('primary', 'normal')}
          isBusy={!isReady}
          busyLabel="Loading pictures…"
          onClick={() => print()}
        >
          Print or save as PDF
        </BusyButton>
        <CopyButton
          className={buttonClass('secondary', 'normal')}
          text={new URL(path, location.origin).href}
          say={setSaid}
        >
          Copy link
        </CopyButton>
        {list !== undefined && (
          <ButtonLink kind="quiet" href={orderListPath(listToText(list))}>
            Open as order list
          </ButtonLink>
        )}
      </div>
      <p className="mt-2 max-w-2xl text-sm/body text-ink-soft">
        {prices === 'margin'
          ? 'The link contains your margin. Send your customers the PDF, or a link without prices.'
          : 'The link opens this sheet with the current prices.'}
        {prices === 'margin' &&
          name === undefined &&
          ` Each page has the name and phone number of ${seller}. To show your own name, choose “My shop” under “Name on the sheet”.`}
        {name !== undefined && ' Your logo is only in the PDF, not in the link.'}
      </p>
    </div>
  );
}
