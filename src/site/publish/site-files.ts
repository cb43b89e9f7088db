/** The files of a site that are not rendered one by one: assets, what has no place any more, and whole plain builds. */
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
 * The moves that bring a bundle's scripts, styles, fonts and pictures into the site.
 * @param options.trusted whether the files of the site are those that were written last
 * @param assets the folder that they lie in
 */
export function moveAssets(
  { state, staging, trusted }: { state: State; staging: Unnamed; trusted: boolean },
  assets: string,
): Move[] {
  const staged = createStaging({ ...staging, prefix: 'asset-' });
  const known = state.assets();
  const present = new Map<string, string>();
  const moves: Move[] = [];
  for (const file of filesIn(assets)) {
    const from = join(assets, file);
    const hash = hashOf(readFileSync(from));
    present.set(file, hash);
    const same = trusted ? known.get(file) === hash : sameFile(join(staging.site, file), from);
    if (!same) moves.push(staged.stageCopy(file, from));
  }
  state.putAssets(present);
  const vanished = [...known.keys()].filter((file) => !present.has(file));
  return [...vanished.map(deletionOf), ...moves];
}

/** The deletion of what lies in the site's folder and does not belong there. */
export const removeStrays = (site: string, ours: ReadonlySet<string>): Move[] =>
  existsSync(site)
    ? filesIn(site)
        .filter((file) => !ours.has(file) && file !== MARK_FILE)
        .map(deletionOf)
    : [];

/** Takes over a plain build of the whole site; of its routes nothing is known then but the inline scripts. */
export function takeOver(state: State, staging: Unnamed, built: string): Move[] {
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
