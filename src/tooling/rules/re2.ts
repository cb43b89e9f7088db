/** Translates patterns of the schema to RE2's syntax, which Firestore's rules use. */

/** `\s` of JavaScript; that of RE2 has only ASCII characters, without `\v`. */
const SPACES = String.raw`\s\v\p{Z}\x{feff}`;

/** One step of a pattern's source: an escape, a group's opening, or any other character. */
const STEP =
  /\\u\{(?<point>[0-9a-fA-F]+)\}|\\u(?<unit>[0-9a-fA-F]{4})|\\(?<class>p\{\w+\}|P\{\w+\})|\\(?<escape>[\s\S])|(?<group>\(\?(?:<[=!]|<|[=!:]))|(?<other>[\s\S])/gu;

/** A pattern whose alternatives are in one group already. */
const ONE_GROUP = /^\(\?:[^()]*\)$/;

/** Escapes with the same meaning in both. */
const SAME = /^[dDwtnrfv^$\\.*+?()[\]{}|-]$/;

function escapeFor(escape: string, inClass: boolean): string {
  if (escape === 's') return inClass ? SPACES : `[${SPACES}]`;
  if (escape === 'S' && !inClass) return `[^${SPACES}]`;
  if (escape === '/') return '/';
  if (SAME.test(escape)) return `\\${escape}`;
  throw new Error(`\\${escape} has no equivalent in RE2`);
}

function otherFor(character: string, inClass: boolean): string {
  if (inClass) return character === '[' ? String.raw`\[` : character;
  if (character === '.') throw new Error('a dot has another meaning in RE2: use a character class');
  if (character === '^' || character === '$')
    throw new Error('^ and $ are allowed only at the ends of a pattern');
  return character;
}

/**
 * The source of a pattern for `matches()`, which always matches the whole text.
 * @throws when RE2 has no equivalent
 */
export function re2Of({ source, flags }: RegExp): string {
  if (flags !== '' && flags !== 'u') throw new Error(`RE2 does not support the flag ${flags}`);
  if (!source.startsWith('^') || !source.endsWith('$') || source.endsWith(String.raw`\$`))
    throw new Error('the pattern must begin with ^ and end with $');
  let inClass = false;
  const parts: string[] = [];
  for (const { groups = {} } of source.slice(1, -1).matchAll(STEP)) {
    const { point, unit, class: named, escape, group, other } = groups;
    if (point !== undefined || unit !== undefined) parts.push(`\\x{${point ?? unit ?? ''}}`);
    else if (named !== undefined) parts.push(`\\${named}`);
    else if (escape !== undefined) parts.push(escapeFor(escape, inClass));
    else if (group !== undefined) {
      if (!inClass && group !== '(?:') throw new Error(`RE2 does not support ${group}…)`);
      parts.push(group);
    } else if (other !== undefined) {
      parts.push(otherFor(other, inClass));
      if (other === '[') inClass = true;
      if (other === ']') inClass = false;
    }
  }
  const pattern = parts.join('');
  return pattern.includes('|') && !ONE_GROUP.test(pattern) ? `(?:${pattern})` : pattern;
}

/** A text as a literal in the language of the rules. */
export const literal = (text: string): string =>
  `'${text.replace(/[\\']/g, String.raw`\$&`).replace(/\n/g, String.raw`\n`)}'`;
