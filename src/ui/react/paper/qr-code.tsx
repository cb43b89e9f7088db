/** A QR code as vector graphics, sharp at every size in print. */
import encodeQR from 'qr';

/** Modules of quiet space on each side; the standard requires four. */
const BORDER = 4;

interface Props {
  text: string;
  /** Alt text. */
  label: string;
  className: string;
}

export function QrCode({ text, label, className }: Props) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER });
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={className}
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
