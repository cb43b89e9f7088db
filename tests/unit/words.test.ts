/** All text for people is in plain English: screens, dialogs, messages and the command line. */
import { expect, test } from 'vitest';
import { REPLACED, replacedIn } from '#fixtures/words/replaced-words.ts';
import { stringsOf } from '#fixtures/words/source-strings.ts';
import { replacedStrings, sourceStrings } from '#fixtures/words/visible-strings.ts';

const SAMPLE = `
  import { nobody } from 'nobody is there';
  /** Nobody reads a comment. */
  export const Sample = ({ count }: { count: number }) => (
    <section className="grid text-sm nobody-here" aria-label={count > 1 ? 'Told anew' : 'Mended'}>
      Nobody has registered yet.
      {count === 0 && 'Reckoned'}
      <input placeholder="Take it back" />
      {say(\`\${count} products taken back\`)}
    </section>
  );
  throw new Error('nobody reads this');
`;

test('collects the strings that a file shows, and no others', () => {
  expect(stringsOf('sample.tsx', SAMPLE).map(({ text }) => text)).toEqual([
    'Told anew',
    'Mended',
    'Nobody has registered yet.',
    'Reckoned',
    'Take it back',
    '… products taken back',
  ]);
});

test.each([
  ['Nobody has registered yet.', 1],
  ['Turn the request down', 1],
  ['Take back 23 products', 1],
  ['Stands until', 1],
  ['A brilliant stands in six claws.', 0],
  ['Recommend a design', 0],
  ['Discount: -₹3,312', 1],
  ['No customers yet. New sign-ups appear here.', 0],
])('counts replaced words in "%s": %i', (text, count) => {
  expect(replacedIn(text, REPLACED)).toHaveLength(count);
});

test('no source contains a replaced word', () => {
  const areas = sourceStrings();
  expect(areas.map(({ strings }) => strings.length > 100)).toEqual(areas.map(() => true));
  const files = new Set(areas.flatMap(({ strings }) => strings.map(({ file }) => file)));
  for (const file of [
    '.github/workflows/ci.yml',
    'lint/house-rules.ts',
    'knip.jsonc',
    'eslint.config.mjs',
  ])
    expect(files).toContain(file);
  expect(replacedStrings(areas)).toEqual([]);
});
