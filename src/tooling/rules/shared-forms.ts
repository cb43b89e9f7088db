/** Patterns that occur more than once in the rules become functions, to save space. */
import { capitalised } from './condition-parts.ts';

/** A shorter pattern is not worth a function. */
const SHORTEST = 16;

const MATCHES = /\.(?<field>\w+)\.matches\((?<pattern>'(?:[^'\\]|\\.)*')\)/g;

/** @param functions of the rules, as text */
export function withSharedForms(functions: string): string {
  const uses = [...functions.matchAll(MATCHES)].map(({ groups = {} }) => groups);
  const shared = new Map<string, string>();
  for (const [at, { field = '', pattern = '' }] of uses.entries()) {
    const isFirst = uses.findIndex((use) => use['pattern'] === pattern) === at;
    const isRepeated = uses.some((use, other) => other > at && use['pattern'] === pattern);
    if (isFirst && isRepeated && pattern.length > SHORTEST)
      shared.set(pattern, `fits${capitalised(field)}`);
  }
  const names = [...shared.values()];
  if (new Set(names).size < names.length)
    throw new Error(`Two patterns of the rules would be called ${names.join(' or ')}.`);
  const made = [...shared].map(
    ([pattern, name]) => `function ${name}(text) {\n  return text.matches(${pattern});\n}`,
  );
  let short = functions;
  for (const [pattern, name] of shared)
    short = short.replaceAll(
      new RegExp(String.raw`([\w.]+)\.matches\(${RegExp.escape(pattern)}\)`, 'g'),
      `${name}($1)`,
    );
  return [short, ...made].join('\n\n');
}
