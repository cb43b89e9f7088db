/**
 * `npm run strings`: writes every string in the user interface to .cache/strings.txt, by area and file (the demo shop
 * and the built pages to .cache/strings-content.txt), and reports strings with replaced words.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#tooling/local/env.ts';
import { runScript } from '#tooling/local/script.ts';
import { stringsOfPage } from '#fixtures/words/page-strings.ts';
import { REPLACED, replacedIn } from '#fixtures/words/replaced-words.ts';
import { replacedStrings, sourceStrings } from '#fixtures/words/visible-strings.ts';

const FILE = '.cache/strings.txt';
/** The texts of the demo shop are written separately, because products and posts have long texts. */
const CONTENT = 'Demo shop';
const CONTENT_FILE = '.cache/strings-content.txt';

/** The strings of all built pages, once each, with the first page that shows them. */
function pageStrings(folder: string): Map<string, string> {
  const strings = new Map<string, string>();
  for (const file of globSync('**/*.html', { cwd: folder }).sort()) {
    for (const text of stringsOfPage(readFileSync(join(folder, file), 'utf8'))) {
      if (!strings.has(text)) strings.set(text, file);
    }
  }
  return strings;
}

/** Strings below the file that contains them. */
function section(title: string, entries: Iterable<readonly [file: string, text: string]>): string {
  const byFile = Map.groupBy(entries, ([file]) => file);
  const parts = [...byFile].map(
    ([file, texts]) => `${file}\n${[...new Set(texts.map(([, text]) => `  ${text}`))].join('\n')}`,
  );
  return `━━ ${title}\n\n${parts.join('\n\n')}\n`;
}

await runScript(
  (stage) => {
    const areas = sourceStrings();
    const folder = join(ROOT, 'dist');
    const pages = existsSync(folder) ? pageStrings(folder) : new Map<string, string>();
    const replaced = [
      ...replacedStrings(areas),
      ...[...pages].flatMap(([text, file]) => {
        const matches = replacedIn(text, REPLACED);
        return matches.length === 0 ? [] : [`${file}: ${text}  [${matches.join('; ')}]`];
      }),
    ];
    mkdirSync(join(ROOT, '.cache'), { recursive: true });
    const sections = areas.map(({ name, strings }) => ({
      name,
      text: section(
        name,
        strings.map(({ file, text }) => [file, text] as const),
      ),
    }));
    const pageTexts = [...pages].map(([text, file]) => [file, text] as const);
    const isContent = ({ name }: { name: string }): boolean => name === CONTENT;
    const write = (file: string, parts: readonly { text: string }[]): void =>
      writeFileSync(join(ROOT, file), parts.map(({ text }) => text).join('\n'));
    write(
      FILE,
      sections.filter((each) => !isContent(each)),
    );
    write(CONTENT_FILE, [
      ...sections.filter(isContent),
      { text: section('Built pages', pageTexts) },
    ]);
    stage.progress.note(
      [
        ...replaced,
        `${replaced.length} strings use replaced words. All strings: ${FILE}, ${CONTENT_FILE}`,
      ].join('\n'),
    );
    if (pages.size === 0) stage.progress.note('Run npm run build first to include the pages.');
    return Promise.resolve(undefined);
  },
  { logDir: join(ROOT, '.cache/strings-logs') },
);
