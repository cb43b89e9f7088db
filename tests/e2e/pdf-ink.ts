/** Pages of a PDF as pictures, to see that none is blank. */
import { PDFiumLibrary } from '@hyzyla/pdfium';

/** Pixels a point (1/72 inch): enough to see text and pictures as ink. */
const SCALE = 1 / 3;
/** Levels of green below this are ink; paper is 255. */
const INK = 200;
/** Blue, green, red and opacity. */
const BYTES_A_PIXEL = 4;

/** The share of each page that is inked, from 0 to 1. @throws if it can't read the PDF */
export async function inkOnPages(pdf: Buffer): Promise<number[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const shares: number[] = [];
  for (const page of document.pages()) {
    const { data } = await page.render({ scale: SCALE });
    let inked = 0;
    for (let green = 1; green < data.length; green += BYTES_A_PIXEL)
      if ((data[green] ?? INK) < INK) inked += 1;
    shares.push((inked * BYTES_A_PIXEL) / data.length);
  }
  document.destroy();
  library.destroy();
  return shares;
}
