/** Makes a logo small enough for the browser's storage. */

/** The largest width and height, px: 60 × 20 mm at 300 dpi. */
const WIDTH = 720;
const HEIGHT = 240;

/**
 * The picture of a file as a `data:` address, scaled down.
 * @throws if the file is no picture
 */
export async function logoFrom(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, WIDTH / picture.width, HEIGHT / picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  // PNG keeps a transparent background.
  return canvas.toDataURL('image/png');
}
