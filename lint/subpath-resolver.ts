/** Resolves `#…` subpath imports and `./…` for eslint-plugin-boundaries; everything else counts as a package. */
/* eslint-disable house/standard-terms -- ESLint's resolver interface names a field "found". */
import { readFileSync } from 'node:fs';
import { dirname, resolve as resolvePath } from 'node:path';
import * as z from 'zod';

export const interfaceVersion = 2;

const root = resolvePath(import.meta.dirname, '..');

/** `imports` of package.json: `#name/*` to a folder, the more particular first. */
const ALIASES = Object.entries(
  z
    .object({ imports: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(resolvePath(root, 'package.json'), 'utf8'))).imports,
)
  .map(([alias, target]) => ({ prefix: alias.replace('*', ''), folder: target.replace('*', '') }))
  .sort((one, other) => other.prefix.length - one.prefix.length);

/** The file an import names, whether or not it exists: that it exists is the type checker's business. */
export function resolve(source: string, file: string): { found: boolean; path?: string } {
  if (source.startsWith('.')) return { found: true, path: resolvePath(dirname(file), source) };
  const alias = ALIASES.find(({ prefix }) => source.startsWith(prefix));
  if (!alias) return { found: false };
  const inFolder = source.slice(alias.prefix.length).replace(/\?.*$/, '');
  return { found: true, path: resolvePath(root, alias.folder, inFolder) };
}
