import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#fixtures/temporary-folder.ts';
import { policyOf, readHostingFile, writePolicy } from './hosting-file.ts';

const FILE = {
  firestore: { rules: 'firestore.rules' },
  hosting: {
    public: 'dist',
    cleanUrls: true,
    headers: [
      {
        source: '**',
        headers: [
          { key: 'Content-Security-Policy', value: "default-src 'self'" },
          { key: 'X-Content-Type-Options', value: 'nosniff' },
        ],
      },
    ],
  },
};

function written(): string {
  const path = join(temporaryFolder(), 'firebase.json');
  writeFileSync(path, JSON.stringify(FILE));
  return path;
}

test('writes a new policy and nothing else', () => {
  const path = written();
  const before = readFileSync(path, 'utf8');
  const policy = "script-src 'sha256-$&$1='";
  expect(writePolicy(path, policy)).toBe(true);
  expect(policyOf(readHostingFile(path))).toBe(policy);
  expect(readFileSync(path, 'utf8')).toBe(before.replace("default-src 'self'", () => policy));
});

test('does not touch the file when the policy is the same', () => {
  const path = written();
  const before = readFileSync(path, 'utf8');
  expect(writePolicy(path, "default-src 'self'")).toBe(false);
  expect(readFileSync(path, 'utf8')).toBe(before);
});
