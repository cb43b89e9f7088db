/** The download of a page of the built site before any interaction, in brotli bytes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dirname, join as joinUrl } from 'node:path/posix';
import { brotliCompressSync } from 'node:zlib';
import { DomUtils, parseDocument } from 'htmlparser2';

export interface PageWeight {
  /** Bytes of the document, without its inline scripts. */
  html: number;
  /** Bytes of every linked stylesheet; inlined ones are part of the document. */
  css: number;
  /** Bytes of the scripts that run without an interaction, with their imports and inline scripts. */
  script: number;
  /** The text of those scripts. */
  scripts: readonly string[];
}

const STATIC_IMPORT = /(?:^|[;}\s])(?:import|export)\s*(?:[\w*{},$\s]+from\s*)?["'](\.[^"']+)["']/g;

/** Islands that load only when visible, or on a condition that depends on the visitor. */
const ISLAND_WAITS = /^(?:act|visible|media)$/;

/** Weighs pages of the site in `folder`; each script and stylesheet is compressed once, however many pages use it. */
export function pageScale(folder: string): (file: string) => PageWeight {
  const texts = new Map<string, string>();
  const sizes = new Map<string, number>();

  const read = (file: string): string => {
    const text = texts.get(file) ?? readFileSync(join(folder, file), 'utf8');
    texts.set(file, text);
    return text;
  };
  const bytesOf = (text: string): number => {
    const bytes = sizes.get(text) ?? brotliCompressSync(text).byteLength;
    sizes.set(text, bytes);
    return bytes;
  };
  const fileBytes = (file: string): number => bytesOf(read(file));
  const withImports = (file: string, files: Set<string>): void => {
    if (files.has(file)) return;
    files.add(file);
    for (const [, target] of read(file).matchAll(STATIC_IMPORT)) {
      if (target !== undefined) withImports(joinUrl(dirname(file), target), files);
    }
  };

  return (file) => {
    const html = readFileSync(join(folder, file), 'utf8');
    const document = parseDocument(html);
    const named = (name: string) => DomUtils.getElementsByTagName(name, document);
    const links = named('link').map(({ attribs }) => attribs);
    const asFile = (url: string | undefined): string[] => (url === undefined ? [] : [url.slice(1)]);

    const stylesheets = links
      .filter(({ rel }) => rel === 'stylesheet')
      .flatMap(({ href }) => asFile(href));
    const programs = named('script').filter(({ attribs }) => !/json/.test(attribs['type'] ?? ''));
    const inline = programs
      .filter(({ attribs }) => attribs['src'] === undefined)
      .map((script) => DomUtils.textContent(script));
    const withoutScripts = inline.reduce((text, script) => text.replace(script, () => ''), html);
    const islands = named('astro-island')
      .map(({ attribs }) => attribs)
      .filter(({ client = '' }) => !ISLAND_WAITS.test(client));
    const files = new Set<string>();
    for (const entry of [
      ...programs.flatMap(({ attribs }) => asFile(attribs['src'])),
      ...links.filter(({ rel }) => rel === 'modulepreload').flatMap(({ href }) => asFile(href)),
      ...islands.flatMap((island) => [
        ...asFile(island['component-url']),
        ...asFile(island['renderer-url']),
      ]),
    ]) {
      withImports(entry, files);
    }

    const sum = (values: readonly number[]): number =>
      values.reduce((total, value) => total + value, 0);
    return {
      html: brotliCompressSync(withoutScripts).byteLength,
      css: sum(stylesheets.map(fileBytes)),
      script: sum([...[...files].map(fileBytes), ...inline.map(bytesOf)]),
      scripts: [...inline, ...[...files].map(read)],
    };
  };
}
