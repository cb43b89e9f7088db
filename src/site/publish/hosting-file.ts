/** Reads `firebase.json` and writes the site's Content-Security-Policy into it. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as z from 'zod';

const CSP = 'Content-Security-Policy';

const header = z.object({ key: z.string(), value: z.string() });

/** The part of the file that is used here; other parts are kept. */
const hostingFile = z.looseObject({
  hosting: z.looseObject({
    public: z.string(),
    headers: z.array(z.looseObject({ headers: z.array(header) })),
  }),
});

export type HostingFile = z.output<typeof hostingFile>;

/** @throws ZodError when the hosting section is missing or malformed */
export const readHostingFile = (file: string): HostingFile =>
  hostingFile.parse(JSON.parse(readFileSync(file, 'utf8')));

/** The policy in the file, or undefined when it has none. */
export const policyOf = ({ hosting }: HostingFile): string | undefined =>
  hosting.headers.flatMap((rule) => rule.headers).find(({ key }) => key === CSP)?.value;

/** The same file with another policy. */
export function withPolicy(file: HostingFile, policy: string): HostingFile {
  const copy = structuredClone(file);
  for (const rule of copy.hosting.headers) {
    for (const entry of rule.headers) if (entry.key === CSP) entry.value = policy;
  }
  return copy;
}

/**
 * Writes `policy` into the file when it differs; the rest of the text is unchanged.
 * @returns whether the file was changed
 */
export function writePolicy(path: string, policy: string): boolean {
  const old = policyOf(readHostingFile(path));
  if (old === undefined || old === policy) return false;
  const text = readFileSync(path, 'utf8').replace(JSON.stringify(old), () =>
    JSON.stringify(policy),
  );
  const next = `${path}.next`;
  writeFileSync(next, text);
  renameSync(next, path);
  return true;
}
