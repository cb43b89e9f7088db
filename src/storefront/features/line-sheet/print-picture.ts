/**
 * Pictures as JPEG: browsers store all other formats in a PDF without compression, which makes it ten times as
 * large.
 */

/** Enough for 55 mm in print, px. */
const SIDE = 480;
const QUALITY = 0.85;
/** The background of pictures (`--color-ground`), for transparent ones. */
const GROUND = '#f5f3f0';

async function jpegOf(url: string): Promise<string> {
  const response = await fetch(url);
  const picture = await createImageBitmap(await response.blob());
  const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const drawing = canvas.getContext('2d');
  if (drawing === null) throw new Error('This browser can’t draw.');
  drawing.fillStyle = GROUND;
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const jpeg = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
  if (jpeg === null) throw new Error('This browser can’t write JPEG.');
  return URL.createObjectURL(jpeg);
}

const made = new Map<string, Promise<string>>();

/** The address of a picture for print: its JPEG, or the picture itself if it cannot be converted. */
export function printPicture(url: string): Promise<string> {
  const address = made.get(url) ?? jpegOf(url).catch(() => url);
  made.set(url, address);
  return address;
}
