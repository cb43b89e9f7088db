/**
 * Writes the shop's demo pictures from developed renders: every width as AVIF and WebP, and the list of pictures.
 *
 * node seed/render/encode.ts PICTURE_FOLDER
 *
 * PICTURE_FOLDER contains one `{name}.png` for each new or changed picture. Other pictures are not changed; their
 * texts are read from catalogue.json again. An entry that was never rendered is left out of the list; one with `crop`
 * is cut from another picture. Uses Astro's `sharp`.
 */
import { mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** The entry of one picture in catalogue.json, without the fields that only the renderer uses. */
interface Entry {
  name: string;
  type: string;
  subtype: string;
  finish: string;
  stone: string | null;
  angle: number;
  alt: string;
  /** A close-up cut from another picture: a square of `size` pixels of its largest rendition. */
  crop?: { of: string; left: number; top: number; size: number };
}

/** One entry of seed/pictures.json: the largest size in CSS pixels, and a data URI of at most 200 characters. */
interface Picture extends Omit<Entry, 'crop'> {
  width: number;
  height: number;
  placeholder: string;
}

const ROOT = join(import.meta.dirname, '../..');
const TARGET = join(ROOT, 'public/pictures/demo');
const LIST = join(ROOT, 'seed/pictures.json');
const GROUND = '#f5f3f0';
const PIECE_WIDTHS = [160, 320, 640];
const WIDE_WIDTHS = [640, 960, 1280];
const PLACEHOLDER_LIMIT = 200;
const TOTAL_LIMIT = 10 * 1024 * 1024;

function widthsOf(entry: Pick<Entry, 'type'>): number[] {
  return entry.type === 'still-life' ? WIDE_WIDTHS : PIECE_WIDTHS;
}

/** Whether this rendition exists and is not older than its developed picture. */
async function isFresh(rendition: string, source: string): Promise<boolean> {
  try {
    return (await stat(rendition)).mtimeMs >= (await stat(source)).mtimeMs;
  } catch {
    return false;
  }
}

/** The picture at one width, on the background colour; small ones are slightly sharpened. */
function rendition(source: Buffer, width: number): Sharp {
  const resized = sharp(source)
    .flatten({ background: GROUND })
    .resize({ width, kernel: 'lanczos3' });
  return width < 640 ? resized.sharpen({ sigma: 0.6, m1: 0.4, m2: 0.8 }) : resized;
}

/** A tiny WebP as a data URI: fewer pixels until it fits the limit. */
async function placeholderOf(source: Buffer): Promise<string> {
  for (const width of [12, 10, 8, 6, 4]) {
    const tiny = await sharp(source)
      .flatten({ background: GROUND })
      .resize({ width, kernel: 'cubic' })
      .blur(0.5)
      .webp({ quality: 30, alphaQuality: 0, effort: 6, smartSubsample: true })
      .toBuffer();
    const uri = `data:image/webp;base64,${tiny.toString('base64')}`;
    if (uri.length <= PLACEHOLDER_LIMIT) return uri;
  }
  throw new Error(`No placeholder of at most ${PLACEHOLDER_LIMIT} characters could be made`);
}

/** The source file of a picture. */
const sourceOf = ({ name, crop }: Entry, folder: string): string =>
  crop === undefined ? join(folder, `${name}.png`) : join(TARGET, `${crop.of}-640.webp`);

/** The picture at full size: the developed render, or the part of another picture. */
async function fullSize({ crop }: Entry, path: string): Promise<Buffer> {
  if (crop === undefined) return readFile(path);
  const { left, top, size } = crop;
  return sharp(path)
    .extract({ left, top, width: size, height: size })
    .resize({ width: 640, kernel: 'lanczos3' })
    .png()
    .toBuffer();
}

async function encode(entry: Entry, folder: string): Promise<Picture> {
  const path = sourceOf(entry, folder);
  const source = await fullSize(entry, path);
  for (const width of widthsOf(entry)) {
    const stem = join(TARGET, `${entry.name}-${width}`);
    if (await isFresh(`${stem}.webp`, path)) continue;
    const output = rendition(source, width);
    await output.clone().avif({ quality: 58, effort: 3 }).toFile(`${stem}.avif`);
    await output.clone().webp({ quality: 78, effort: 4 }).toFile(`${stem}.webp`);
  }
  const { width, height } = await sharp(source).metadata();
  const { name, type, subtype, finish, stone, angle, alt } = entry;
  const placeholder = await placeholderOf(source);
  return { name, type, subtype, finish, stone, angle, width, height, placeholder, alt };
}

/** A picture that was encoded before, with its current texts in catalogue.json. */
function withAltTextOf(entry: Entry, { width, height, placeholder }: Picture): Picture {
  const { name, type, subtype, finish, stone, angle, alt } = entry;
  return { name, type, subtype, finish, stone, angle, width, height, placeholder, alt };
}

/** Removes renditions of pictures that are no longer in the list. */
async function removeStale(pictures: Picture[]): Promise<void> {
  const used = new Set(
    pictures.flatMap((picture) =>
      widthsOf(picture).flatMap((width) => [
        `${picture.name}-${width}.avif`,
        `${picture.name}-${width}.webp`,
      ]),
    ),
  );
  for (const file of await readdir(TARGET)) {
    if (!used.has(file)) await rm(join(TARGET, file));
  }
}

async function totalBytes(): Promise<number> {
  const files = await readdir(TARGET);
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(TARGET, file))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function encodeAll(folder: string): Promise<void> {
  const catalogueFile = join(import.meta.dirname, 'catalogue.json');
  // Written by hand beside this script, and checked by the renderer first.
  const catalogue = JSON.parse(await readFile(catalogueFile, 'utf8')) as Entry[];
  // Written by this script.
  const listed = JSON.parse(await readFile(LIST, 'utf8')) as Picture[];
  const before = new Map(listed.map((picture) => [picture.name, picture]));
  const developed = new Set(await readdir(folder));
  await mkdir(TARGET, { recursive: true });
  const pictures: Picture[] = [];
  for (const entry of catalogue) {
    const previous = before.get(entry.name);
    const isNew =
      entry.crop === undefined
        ? developed.has(`${entry.name}.png`)
        : previous === undefined || developed.has(`${entry.crop.of}.png`);
    if (isNew) pictures.push(await encode(entry, folder));
    else if (previous !== undefined) pictures.push(withAltTextOf(entry, previous));
  }
  pictures.sort((a, b) => (a.name < b.name ? -1 : 1));
  await removeStale(pictures);
  await writeFile(LIST, `${JSON.stringify(pictures, null, 2)}\n`);
  const bytes = await totalBytes();
  console.log(`${pictures.length} pictures, ${(bytes / 1024 / 1024).toFixed(2)} MiB`);
  if (bytes > TOTAL_LIMIT)
    throw new Error('The pictures take more than 10 MiB: lower a quality in encode.ts');
}

const folder = process.argv[2];
if (!folder)
  throw new Error(
    'Say where the developed pictures are: node seed/render/encode.ts PICTURE_FOLDER',
  );
await encodeAll(folder);
