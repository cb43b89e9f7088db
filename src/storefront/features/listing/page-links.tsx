/** Pagination links with the markup of `ui/Pagination.astro`. */
import type { MouseEvent } from 'react';
import { pageMarks } from '#core/pagination.ts';
import { Icon } from '#ui/react/icon.tsx';
import { PAGE_BOX } from '#ui/list-class.ts';

interface Props {
  page: number;
  pages: number;
  label: string;
  hrefOf: (page: number) => string;
  onPage: (page: number) => void;
}

export function PageLinks({ page, pages, label, hrefOf, onPage }: Props) {
  if (pages <= 1) return null;
  const linkTo = (to: number) => ({
    href: hrefOf(to),
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      // The browser handles new tabs and windows.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onPage(to);
    },
  });
  return (
    <nav
      aria-label={label}
      className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-4"
    >
      <span className="min-w-11">
        {page > 1 && (
          <a
            className={`${PAGE_BOX} grid-flow-col gap-2 hover:bg-ground`}
            rel="prev"
            {...linkTo(page - 1)}
          >
            <Icon name="back" size={18} />
            <span className="max-sm:sr-only">Previous</span>
          </a>
        )}
      </span>
      <ol className="flex max-sm:order-first max-sm:w-full max-sm:justify-center">
        {pageMarks(page, pages).map((step, index) => (
          <li key={step === 'gap' ? `gap ${index}` : step}>
            {step === 'gap' ? (
              <span className={PAGE_BOX} aria-hidden="true">
                …
              </span>
            ) : (
              <a
                className={`${PAGE_BOX} ${step === page ? 'border-b-2 border-gilt font-semibold' : 'text-ink-soft hover:bg-ground hover:text-ink'}`}
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
          <a
            className={`${PAGE_BOX} grid-flow-col gap-2 hover:bg-ground`}
            rel="next"
            {...linkTo(page + 1)}
          >
            <span className="max-sm:sr-only">Next</span>
            <Icon name="arrow" size={18} />
          </a>
        )}
      </span>
    </nav>
  );
}
