/** Reads a mapping file and reports its problems as sentences. */
import { readFile } from 'node:fs/promises';
import type * as z from 'zod';
import { importMapping, type ImportMapping } from '#core/import/mapping.ts';
import { showValue } from '#schema/problem.ts';
import { ListError } from '#core/import/list-error.ts';

const showIssue = (issue: z.core.$ZodIssue): string => {
  const place = issue.path.map(String).join('.');
  return `${place === '' ? 'the mapping' : place}: ${issue.message} (found ${showValue(issue.input)})`;
};

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new ListError(`There is no mapping at ${file}. Choose one with --map FILE.json.`);
  }
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ListError(
      `${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/**
 * Reads a mapping and checks its format; `mappingProblems` checks it against a list's header.
 * @throws ListError with every problem, one per line
 */
export async function readMapping(file: string): Promise<ImportMapping> {
  const parsed = importMapping.safeParse(parseJson(file, await readText(file)), {
    reportInput: true,
  });
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `  ${showIssue(issue)}`);
  throw new ListError([`${file} is invalid:`, ...problems].join('\n'));
}
