/** A list's header as read from the file. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildMapping, LIST_HEADER } from '#fixtures/build-import.ts';
import { temporaryFolder } from '#fixtures/temporary-folder.ts';
import { loadList } from './load-list.ts';

it('removes control characters from column names', async () => {
  const file = join(temporaryFolder(), 'list.csv');
  const header = [...LIST_HEADER.slice(0, -1), 'category\u0007', '"in\nstock\u001b[2J"'].join(',');
  writeFileSync(file, `${header}\nRG101,Band ring,3.2,450,Rings,5\n`);
  const { unused, refusals } = await loadList({ file, mapping: buildMapping() });
  expect(refusals).toEqual([]);
  expect(unused).toEqual(['in stock [2J']);
});
