/** Links to the pages of a list: first, last, current neighbours, previous and next. */
import type { MouseEvent } from 'react';
import { pageMarks } from '#core/pagination.ts';
import { PAGE_BOX } from '#ui/list-class.ts';
import { Icon } from './icon.tsx';

interface Props {
  /** Starting at 1. */
  page: number;
  pages: number;
  /** Accessible name of the list. */
  label: string;
  /** URL of a page. */
  hrefOf: (page: number) => string;
  /** Called instead of following a link, in lists made in the browser. */
  onPage?: (page: number) => void;
}

const STEP = `${PAGE_BOX} grid-flow-col gap-2 hover:bg-ground`;
const CURRENT = `${PAGE_BOX} border-b-2 border-gilt font-semibold`;
const OTHER = `${PAGE_BOX} text-ink-soft hover:bg-ground hover:text-ink`;

export function Pagination({ page, pages, label, hrefOf, onPage }: Props) {
  if (pages <= 1) return null;
  const linkTo = (to: number) => ({
    href: hrefOf(to),
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      // The browser handles new tabs and windows.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || !onPage) return;
      event.preventDefault();
      onPage(to);
    },
  });
  return (
    <nav
      aria-label={label}
      className="flex items-center justify-between border-t border-line pt-4 sm:gap-2"
    >
      <span className="min-w-11">
        {page > 1 && (
          <a className={STEP} rel="prev" {...linkTo(page - 1)}>
            <Icon name="back" size={18} />
            <span className="max-sm:sr-only">Previous</span>
          </a>
        )}
      </span>
      <ol className="flex min-w-0 flex-wrap justify-center">
        {pageMarks(page, pages).map((step, index) => (
          <li key={step === 'gap' ? `gap ${index}` : step}>
            {step === 'gap' ? (
              <span className={PAGE_BOX} aria-hidden="true">
                …
              </span>
            ) : (
              <a
                className={step === page ? CURRENT : OTHER}
                aria-current={step === page ? 'page' : undefined}
                aria-label={`Page ${step}`}
                {...linkTo(step)}
              >
                {step}
              </a>
            )}
          </li>
        ))}
      </ol>
      <span className="min-w-11">
        {page < pages && (
          <a className={STEP} rel="next" {...linkTo(page + 1)}>
            <span className="max-sm:sr-only">Next</span>
            <Icon name="arrow" size={18} />
          </a>
        )}
      </span>
    </nav>
  );
}
