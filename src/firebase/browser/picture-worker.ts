/** Decodes a picture and creates its renditions in a worker, so that the page stays responsive. */
import { heightAt, widthsFor } from './picture-widths.ts';
import type { MadePicture, Rendition, WorkerAnswer, WorkerQuestion } from './picture-messages.ts';

/** At this quality the loss is not visible. */
const QUALITY = 0.82;

/** The longer edge of the placeholder, px. */
const BLUR_EDGE = 10;

/** Its maximum length in a document. */
const LONGEST_BLUR = 400;

function draw(bitmap: ImageBitmap, width: number, height: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures in a worker.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}

/** Halves the size step by step, so that fine chains do not break up. */
async function scaled(
  source: ImageBitmap,
  width: number,
  height: number,
): Promise<OffscreenCanvas> {
  let from = source;
  while (from.width > width * 2) {
    const [halfWidth, halfHeight] = [Math.ceil(from.width / 2), Math.ceil(from.height / 2)];
    const half = await createImageBitmap(draw(from, halfWidth, halfHeight));
    if (from !== source) from.close();
    from = half;
  }
  const canvas = draw(from, width, height);
  if (from !== source) from.close();
  return canvas;
}

/** Encoded as `type`, if supported. */
async function encoded(canvas: OffscreenCanvas, type: string): Promise<Blob | undefined> {
  const blob = await canvas.convertToBlob({ type, quality: QUALITY });
  return blob.type === type ? blob : undefined;
}

/** On white: JPEG has no transparency. */
async function asJpeg(canvas: OffscreenCanvas): Promise<Blob> {
  const flat = new OffscreenCanvas(canvas.width, canvas.height);
  const context = flat.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures in a worker.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, flat.width, flat.height);
  context.drawImage(canvas, 0, 0);
  return flat.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
}

async function rendition(bitmap: ImageBitmap, width: number): Promise<Rendition> {
  const height = heightAt(width, bitmap);
  const canvas = await scaled(bitmap, width, height);
  const webp = await encoded(canvas, 'image/webp');
  return {
    width,
    height,
    main: webp ?? (await asJpeg(canvas)),
    avif: await encoded(canvas, 'image/avif'),
  };
}

async function blurOf(bitmap: ImageBitmap): Promise<string | undefined> {
  const scale = BLUR_EDGE / Math.max(bitmap.width, bitmap.height);
  const edge = (length: number) => Math.max(1, Math.round(length * scale));
  const canvas = draw(bitmap, edge(bitmap.width), edge(bitmap.height));
  const blob = await encoded(canvas, 'image/webp');
  if (blob === undefined) return undefined;
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const text = `data:image/webp;base64,${btoa(String.fromCharCode(...bytes))}`;
  return text.length <= LONGEST_BLUR ? text : undefined;
}

/** Applies the camera's orientation. */
async function made(file: Blob): Promise<MadePicture> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const renditions: Rendition[] = [];
    for (const width of widthsFor(bitmap.width)) renditions.push(await rendition(bitmap, width));
    return { renditions, placeholder: await blurOf(bitmap) };
  } finally {
    bitmap.close();
  }
}

addEventListener('message', ({ data: { id, file } }: MessageEvent<WorkerQuestion>) => {
  made(file).then(
    (picture) => postMessage({ id, picture } satisfies WorkerAnswer),
    (error: unknown) => postMessage({ id, failure: String(error) } satisfies WorkerAnswer),
  );
});
