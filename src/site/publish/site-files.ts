/**
 * Files of the site that are not rendered per route: assets, stray files, and whole plain builds.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inlineHashes } from './content-security-policy.ts';
import {
  createStaging,
  deletionOf,
  filesIn,
  hashOf,
  MARK_FILE,
  sameFile,
  type Staging,
} from './staging.ts';
import type { Move, State } from './state.ts';

type Unnamed = Omit<Staging, 'prefix'>;

/**
 * The moves that copy a bundle's scripts, styles, fonts and pictures into the site.
 * @param options.trusted whether the site's files are unchanged since the last publish
 * @param assets the source folder
 */
export function moveAssets(
  { state, staging, trusted }: { state: State; staging: Unnamed; trusted: boolean },
  assets: string,
): Move[] {
  const staged = createStaging({ ...staging, prefix: 'asset-' });
  const previous = state.assets();
  const current = new Map<string, string>();
  const moves: Move[] = [];
  for (const file of filesIn(assets)) {
    const from = join(assets, file);
    const hash = hashOf(readFileSync(from));
    current.set(file, hash);
    const same = trusted ? previous.get(file) === hash : sameFile(join(staging.site, file), from);
    if (!same) moves.push(staged.stageCopy(file, from));
  }
  state.putAssets(current);
  const deleted = [...previous.keys()].filter((file) => !current.has(file));
  return [...deleted.map(deletionOf), ...moves];
}

/** Deletes files of the site folder that do not belong there. */
export const removeStrays = (site: string, expected: ReadonlySet<string>): Move[] =>
  existsSync(site)
    ? filesIn(site)
        .filter((file) => !expected.has(file) && file !== MARK_FILE)
        .map(deletionOf)
    : [];

/** Adopts a plain build of the whole site; only the inline scripts of its routes are recorded. */
export function adoptBuild(state: State, staging: Unnamed, built: string): Move[] {
  state.clear();
  const { site } = staging;
  const staged = createStaging({ ...staging, prefix: 'built-' });
  const files = filesIn(built);
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const inline = inlineHashes(readFileSync(join(built, file), 'utf8'));
    const row = { path: file, family: 'a plain build', file, hash: '', reason: 'a plain build' };
    state.putRoute(row, [], { inline });
  }
  const changed = files.filter((file) => !sameFile(join(site, file), join(built, file)));
  return [
    ...removeStrays(site, new Set(files)),
    ...changed.map((file) => staged.stageCopy(file, join(built, file))),
  ];
}
