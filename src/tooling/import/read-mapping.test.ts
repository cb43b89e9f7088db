import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#fixtures/temporary-folder.ts';
import { ListError } from '#core/import/list-error.ts';
import { readMapping } from './read-mapping.ts';

const folder = temporaryFolder();

async function refusal(content: string): Promise<string> {
  const file = join(folder, 'map.json');
  await writeFile(file, content);
  const error: unknown = await readMapping(file).catch((thrown: unknown) => thrown);
  return error instanceof ListError ? error.message : 'was read';
}

it('reports a missing file', async () => {
  await expect(readMapping(join(folder, 'none.json'))).rejects.toThrow('no mapping at');
});

it('reports invalid JSON', async () => {
  expect(await refusal('{ name: ')).toContain('map.json is not JSON');
});

it('names each invalid setting and its value', async () => {
  const message = await refusal(
    JSON.stringify({ name: 'List', fields: {}, decimal: ';', money: { currency: 'dollars' } }),
  );
  expect(
    message
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(':')[0]),
  ).toEqual(['decimal', 'money.currency']);
  expect(message).toContain('(found ";")');
});
