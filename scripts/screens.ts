/**
 * `npm run screens [-- public,account,staff]`: screenshots of every template and its empty, filled and error states
 * at 360, 768 and 1440 px, and one contact sheet for each area and width, in .cache/screens.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { hostileDocuments } from '#fixtures/hostile-products.ts';
import { provideChromium } from '#tooling/local/chromium.ts';
import { bypassProxyForLoopback, loadEnvFile, readEnvironment, ROOT } from '#tooling/local/env.ts';
import { Failure } from '#tooling/local/failure.ts';
import { runScript, type Stage } from '#tooling/local/script.ts';
import { runPart, type Part } from '#tooling/local/suite.ts';
import { provideTestSite, testFirestore } from '#tooling/local/test-site.ts';

const FOLDER = join(ROOT, '.cache/screens');
const AREAS = ['public', 'account', 'staff'];

/** On a sheet, px. */
const GAP = 24;
const TILE_HEIGHT = 900;
const LABEL_HEIGHT = 28;
const SHEET_WIDTH = 3_600;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Creates a sheet of the pictures in a folder, with their names. @returns the sheet's file */
async function makeSheet(folder: string, output: string): Promise<string> {
  const files = readdirSync(folder).sort();
  let [x, y, bottom] = [GAP, GAP, 0];
  const layers: OverlayOptions[] = [];
  for (const file of files) {
    const scaled = sharp(join(folder, file)).resize({ height: TILE_HEIGHT, fit: 'inside' });
    const { data, info } = await scaled.png().toBuffer({ resolveWithObject: true });
    const width = Math.max(info.width, 160);
    if (x + width + GAP > SHEET_WIDTH) [x, y] = [GAP, y + TILE_HEIGHT + LABEL_HEIGHT + GAP];
    const label = `<svg width="${width}" height="${LABEL_HEIGHT}"><text y="18" font-size="14" font-family="sans-serif">${escaped(file)}</text></svg>`;
    layers.push({ input: Buffer.from(label), left: x, top: y });
    layers.push({ input: data, left: x, top: y + LABEL_HEIGHT });
    bottom = y + LABEL_HEIGHT + TILE_HEIGHT;
    x += width + GAP;
  }
  const [width, height] = [SHEET_WIDTH, bottom + GAP];
  await sharp({ create: { width, height, channels: 3, background: '#cfcfcf' } })
    .composite(layers)
    .png()
    .toFile(output);
  return output;
}

async function main(stage: Stage): Promise<number> {
  loadEnvFile();
  bypassProxyForLoopback();
  const areas = process.argv[2]?.split(',') ?? AREAS;
  if (areas.some((area) => !AREAS.includes(area))) {
    throw new Failure('Unknown area.', `Choose from: ${AREAS.join(', ')}`);
  }
  const env = readEnvironment();
  rmSync(FOLDER, { recursive: true, force: true });
  const host = await testFirestore(stage, env);
  const site = await provideTestSite(stage, env, host, hostileDocuments());
  const chromium = await provideChromium(stage.children, env.CHROMIUM_PATH);
  const part: Part = {
    name: 'screens',
    runner: 'playwright',
    args: ['--project=screens', ...areas.map((area) => `screens/${area}`)],
    env: { ...process.env, ...site, FIRESTORE_EMULATOR_HOST: host, CHROMIUM_PATH: chromium },
  };
  const { outcome, output } = await stage.progress.step('Taking the pictures', (report) =>
    runPart(stage.children, part, report),
  );
  stage.progress.note(output);
  for (const area of existsSync(FOLDER) ? readdirSync(FOLDER) : []) {
    for (const width of readdirSync(join(FOLDER, area))) {
      const sheet = join(FOLDER, `${area}-${width}.png`);
      stage.progress.note(await makeSheet(join(FOLDER, area, width), sheet));
    }
  }
  return outcome.failed === 0 ? 0 : 1;
}

await runScript(main, { logDir: join(ROOT, '.cache/screens-logs') });
