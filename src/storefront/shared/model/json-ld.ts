/** Structured data as text that is safe within a `<script>` element. */
import type { Graph, Thing } from 'schema-dts';

/** The structured data of one page: a graph. */
export type JsonLd = Graph;

/** Combines the entities of a page into one graph. */
export const jsonLdGraph = (...things: Thing[]): JsonLd => ({
  '@context': 'https://schema.org',
  '@graph': things,
});

/** Characters that could end the script element, or a line in older script engines. */
const UNSAFE = /[<>&\u2028\u2029]/g;

const escaped = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** JSON that no content can break out of: `<` is always `\u003c`, and it parses back to the same data. */
export const jsonLdText = (data: JsonLd): string => JSON.stringify(data).replace(UNSAFE, escaped);
