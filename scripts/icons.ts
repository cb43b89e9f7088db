/** Draws the shop's icons and share pictures: `node scripts/icons.ts` writes them to public/. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { sharePicturePage } from './share-picture.ts';

const root = new URL('../', import.meta.url);
const file = (path: string): URL => new URL(path, root);
const dataUri = async (path: string, type: string): Promise<string> =>
  `data:${type};base64,${(await readFile(file(path))).toString('base64')}`;

/** One per type of page; the names are those of src/storefront/layouts/share-pictures.ts. */
const SHARE_PICTURES = [
  {
    name: 'shop',
    title: 'Wholesale 925 sterling silver',
    text: 'Ready stock for jewellers, brands and small businesses',
    picture: 'still-life-rings-1280',
  },
  {
    name: 'catalogue',
    title: 'The catalogue',
    text: 'Rings, earrings, chains and more, ready to dispatch',
    picture: 'stacking-rings-gold-640',
  },
  {
    name: 'product',
    title: '925 sterling silver',
    text: 'Weights, packs and prices for the trade',
    picture: 'halo-ring-silver-sapphire-640',
  },
  {
    name: 'journal',
    title: 'Glam Buzz',
    text: 'What the trade should know about silver',
    picture: 'jhumka-silver-640',
  },
  {
    name: 'information',
    title: 'At your service',
    text: 'Hyderabad studio, video calls and WhatsApp',
    picture: 'bangle-set-gold-640',
  },
] as const;

const mark = await readFile(file('src/ui/assets/mark.svg'));
await mkdir(file('public/og/'), { recursive: true });
await writeFile(file('public/favicon.svg'), mark);

/** The logo as a PNG of `size` px; `margin` (a fraction of the edge) keeps it inside round masks. */
async function icon(name: string, size: number, margin = 0): Promise<void> {
  const inner = Math.round(size * (1 - 2 * margin));
  const drawn = await sharp(mark, { density: 600 }).resize(inner).png().toBuffer();
  const rest = size - inner;
  await sharp(drawn)
    .extend({
      top: Math.floor(rest / 2),
      left: Math.floor(rest / 2),
      bottom: Math.ceil(rest / 2),
      right: Math.ceil(rest / 2),
      background: '#1c1a17',
    })
    .png({ palette: true, compressionLevel: 9 })
    .toFile(file(`public/${name}.png`).pathname);
}

const ICO_SIZES = [16, 32, 48];
const ICO_HEADER = 6;
const ICO_ENTRY = 16;

/** The logo as an ICO file of small PNGs, for browsers that request /favicon.ico by default. */
async function favicon(): Promise<void> {
  const drawn = await Promise.all(
    ICO_SIZES.map((size) =>
      sharp(mark, { density: 600 })
        .resize(size)
        .png({ palette: true, compressionLevel: 9 })
        .toBuffer(),
    ),
  );
  const head = Buffer.alloc(ICO_HEADER + ICO_ENTRY * drawn.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(drawn.length, 4);
  let offset = head.length;
  drawn.forEach((png, place) => {
    const entry = ICO_HEADER + ICO_ENTRY * place;
    const size = ICO_SIZES[place] ?? 0;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  await writeFile(file('public/favicon.ico'), Buffer.concat([head, ...drawn]));
}

await favicon();
await icon('favicon-48', 48);
await icon('apple-touch-icon', 180, 0.06);
await icon('icon-192', 192);
await icon('icon-512', 512);
await icon('icon-maskable-512', 512, 0.12);

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
const shared = {
  display: await dataUri('src/ui/assets/fonts/fraunces.woff2', 'font/woff2'),
  sans: await dataUri('src/ui/assets/fonts/figtree.woff2', 'font/woff2'),
  mark: await dataUri('src/ui/assets/mark.svg', 'image/svg+xml'),
};
for (const { name, picture, ...texts } of SHARE_PICTURES) {
  const shown = await dataUri(`public/pictures/demo/${picture}.webp`, 'image/webp');
  await page.setContent(sharePicturePage({ ...texts, ...shared, picture: shown }));
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot();
  const image = await sharp(shot)
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(file(`public/og/${name}.jpg`).pathname);
  console.log(`og/${name}.jpg: ${Math.round(image.size / 1024)} KiB`);
}
await browser.close();
