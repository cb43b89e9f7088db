/** Patterns of the schema in RE2's syntax, which Firestore's rules speak. */

const SPACES = String.raw`\t\n\v\f\r \x{00a0}\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000}\x{feff}`;

/** One step of a pattern's source: an escape, a group's opening, or any other character. */
const STEP =
  /\\u\{(?<point>[0-9a-fA-F]+)\}|\\u(?<unit>[0-9a-fA-F]{4})|\\(?<class>p\{\w+\}|P\{\w+\})|\\(?<escape>[\s\S])|(?<group>\(\?(?:<[=!]|<|[=!:]))|(?<other>[\s\S])/gu;

/** Escapes that mean the same in both. */
const SAME = /^[dDwtnrfv^$\\.*+?()[\]{}|-]$/;

function escapeFor(escape: string, inClass: boolean): string {
  if (escape === 's') return inClass ? SPACES : `[${SPACES}]`;
  if (escape === 'S' && !inClass) return `[^${SPACES}]`;
  if (escape === '/') return '/';
  if (SAME.test(escape)) return `\\${escape}`;
  throw new Error(`\\${escape} has no equal in RE2`);
}

function otherFor(character: string, inClass: boolean): string {
  if (inClass) return character === '[' ? String.raw`\[` : character;
  if (character === '.') throw new Error('a dot means different things in RE2: write a class');
  if (character === '^' || character === '$')
    throw new Error('^ and $ stand at the ends of a pattern only');
  return character;
}

/**
 * The source of a pattern for `matches()`, which always looks at a whole text.
 * @throws when RE2 cannot say the same
 */
export function re2Of({ source, flags }: RegExp): string {
  if (flags !== '' && flags !== 'u') throw new Error(`the flag ${flags} is not known to RE2`);
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
      if (!inClass && group !== '(?:') throw new Error(`RE2 does not know ${group}…)`);
      parts.push(group);
    } else if (other !== undefined) {
      parts.push(otherFor(other, inClass));
      if (other === '[') inClass = true;
      if (other === ']') inClass = false;
    }
  }
  const pattern = parts.join('');
  return pattern.includes('|') ? `(?:${pattern})` : pattern;
}

/** A text as a literal of the rules' language. */
export const literal = (text: string): string =>
  `'${text.replace(/[\\']/g, String.raw`\$&`).replace(/\n/g, String.raw`\n`)}'`;
