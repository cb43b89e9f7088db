/** Reads the demo shop's texts: Markdown files that start with a few lines of `name: value`. */
import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod';

/** A field with a list of items, separated by commas. */
export const commaList = z
  .string()
  .optional()
  .transform((value) => (value === undefined ? [] : value.split(',').map((item) => item.trim())));

const FRONT_MATTER = /^---\n(?<head>[\s\S]*?)\n---\n+(?<body>[\s\S]*)$/;
const FIELD = /^(?<name>[a-zA-Z]+): (?<value>.+)$/;

function fieldsOf(head: string, file: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const row of head.split('\n')) {
    const { name, value } = FIELD.exec(row)?.groups ?? {};
    if (name === undefined || value === undefined) {
      throw new Error(`${file}: expected "name: value" in its head, found "${row}".`);
    }
    fields[name] = value.trim();
  }
  return fields;
}

export interface ContentFile<Head> {
  /** The file's name without `.md`. */
  name: string;
  head: Head;
  /** Markdown. */
  body: string;
}

/**
 * Every `.md` file in a folder beside this module, by name.
 * @throws naming the file when its head is missing or does not fit `schema`
 */
export function readContent<S extends z.ZodType>(
  folder: string,
  schema: S,
): ContentFile<z.output<S>>[] {
  const base = new URL(`./${folder}/`, import.meta.url);
  const files = readdirSync(base).filter((file) => file.endsWith('.md'));
  return files.sort().map((file) => {
    const { head, body } =
      FRONT_MATTER.exec(readFileSync(new URL(file, base), 'utf8'))?.groups ?? {};
    if (head === undefined || body === undefined) {
      throw new Error(`${folder}/${file}: expected a head between two lines of "---".`);
    }
    const parsed = schema.safeParse(fieldsOf(head, `${folder}/${file}`));
    if (!parsed.success) {
      throw new Error(`${folder}/${file}: ${z.prettifyError(parsed.error)}`);
    }
    return { name: file.slice(0, -'.md'.length), head: parsed.data, body: body.trim() };
  });
}
