/** Sheets of labels: A4 with 24 SKU labels (70 × 37 mm) or 8 address labels (105 × 74 mm) each. */
import { memo, type ReactNode } from 'react';
import { formatGrams } from '#core/format.ts';
import { slices } from '#core/slices.ts';
import { QrCode } from '#ui/react/paper/qr-code.tsx';
import type { SkuLabel } from './sku-label.ts';

interface SheetsProps {
  look: 'sku-labels' | 'address-labels';
  /** Labels of a sheet. */
  size: number;
  labels: readonly ReactNode[];
}

export const LabelSheets = ({ look, size, labels }: SheetsProps) =>
  slices(labels, size).map((some, sheet) => (
    <ul key={sheet} className={`paper label-sheet ${look}`} aria-label={`Sheet ${sheet + 1}`}>
      {some.map((label, at) => (
        <li key={at}>{label}</li>
      ))}
    </ul>
  ));

export const SKUS_ON_SHEET = 24;

/** Encoding thousands of QR codes takes seconds, so a label is rendered again only if it changes. */
const OneLabel = memo(function OneLabel({ code, scan, title, size, unitWeightMg }: SkuLabel) {
  return (
    <>
      <QrCode text={scan} label={`Code of ${scan}`} className="size-[26mm] shrink-0" />
      <div className="min-w-0 leading-tight wrap-anywhere">
        <p className="text-[11pt] font-semibold">{code}</p>
        <p className="line-clamp-2 text-[8.5pt]">{title}</p>
        {size !== undefined && <p className="text-[8.5pt]">Size {size}</p>}
        {unitWeightMg !== undefined && (
          <p className="text-[8.5pt]">{formatGrams(unitWeightMg)} net</p>
        )}
      </div>
    </>
  );
});

export const SkuLabelSheets = ({ labels }: { labels: readonly SkuLabel[] }) => (
  <LabelSheets
    look="sku-labels"
    size={SKUS_ON_SHEET}
    labels={labels.map(({ code, scan, title, size, unitWeightMg }, at) => (
      <OneLabel key={at} {...{ code, scan, title, size, unitWeightMg }} />
    ))}
  />
);
