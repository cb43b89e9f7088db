/** Pages of a PDF as pictures, to see that none is blank. */
import { spawnSync } from 'node:child_process';

/** Dots per inch: enough to see text and pictures as ink. */
const RESOLUTION = 24;
/** Grey levels below this are ink; paper is 255. */
const INK = 200;
const MOST_BYTES = 100_000_000;

/** `P5 WIDTH HEIGHT 255`, before the grey level of each pixel. */
const HEADER = /^P5\s+(\d+)\s+(\d+)\s+255\s/;

/**
 * The share of each page that is inked, from 0 to 1, rendered by `pdftoppm`.
 * @returns undefined on a computer without this program
 * @throws if it can't read the PDF
 */
export function inkOnPages(pdf: Buffer): number[] | undefined {
  const { error, status, stdout, stderr } = spawnSync(
    'pdftoppm',
    ['-r', String(RESOLUTION), '-gray', '-'],
    { input: pdf, maxBuffer: MOST_BYTES },
  );
  if (error && 'code' in error && error.code === 'ENOENT') return undefined;
  if (error ?? status !== 0) throw new Error(`pdftoppm failed: ${stderr.toString()}`);
  const shares: number[] = [];
  for (let from = 0; from < stdout.length;) {
    const [header = '', width, height] =
      HEADER.exec(stdout.subarray(from, from + 40).toString('latin1')) ?? [];
    const size = Number(width) * Number(height);
    if (!(size > 0)) throw new Error('pdftoppm wrote no picture.');
    const start = from + header.length;
    const inked = stdout.subarray(start, start + size).filter((grey) => grey < INK).length;
    shares.push(inked / size);
    from = start + size;
  }
  return shares;
}
