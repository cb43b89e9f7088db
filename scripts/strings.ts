/** `npm run strings`: writes every string that people can read to .cache/strings.txt, by area and file, and says which use replaced words. */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#local/env.ts';
import { runScript } from '#local/script.ts';
import { stringsOfPage } from '#fixtures/words/page-strings.ts';
import { REPLACED, replacedIn } from '#fixtures/words/replaced-words.ts';
import { replacedStrings, sourceStrings } from '#fixtures/words/visible-strings.ts';

const FILE = '.cache/strings.txt';

/** The strings of all built pages, once each, with the first page that shows them. */
function pageStrings(folder: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of globSync('**/*.html', { cwd: folder }).sort()) {
    for (const text of stringsOfPage(readFileSync(join(folder, file), 'utf8'))) {
      if (!found.has(text)) found.set(text, file);
    }
  }
  return found;
}

/** Texts under the file that shows them. */
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
        const words = replacedIn(text, REPLACED);
        return words.length === 0 ? [] : [`${file}: ${text}  [${words.join('; ')}]`];
      }),
    ];
    mkdirSync(join(ROOT, '.cache'), { recursive: true });
    const sections = [
      ...areas.map(({ name, strings }) =>
        section(
          name,
          strings.map(({ file, text }) => [file, text] as const),
        ),
      ),
      section(
        'Built pages',
        [...pages].map(([text, file]) => [file, text] as const),
      ),
    ];
    writeFileSync(join(ROOT, FILE), sections.join('\n'));
    stage.progress.note(
      [...replaced, `${replaced.length} strings use replaced words. All strings: ${FILE}`].join(
        '\n',
      ),
    );
    if (pages.size === 0) stage.progress.note('Run npm run build first to include the pages.');
    return Promise.resolve(undefined);
  },
  { logDir: join(ROOT, '.cache/strings-logs') },
);
