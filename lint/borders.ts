/** The import table of ARCHITECTURE.md as data: which folder may import which, enforced by ESLint. */

export interface Border {
  /** Name of the layer, used in the table and in messages; a layer may have several folders. */
  readonly name: string;
  /** Folder from the project's root; `*` stands for one folder each of which is an element of its own. */
  readonly folder: string;
  /** Layers it may import; its own files always. */
  readonly mayImport: readonly string[];
  /** Where it runs: `both` may use neither Node's modules nor a browser SDK. */
  readonly runs: 'node' | 'browser' | 'both';
}

const BROWSER_IMPORTS = ['schema', 'core', 'firebase/browser', 'ui'] as const;
const PAGES = {
  name: 'pages',
  mayImport: [
    ...BROWSER_IMPORTS,
    'site',
    'storefront/shared',
    'storefront/features',
    'admin/shell',
    'admin/features',
    'pages',
  ],
} as const;
const SERVER = {
  name: 'site',
  mayImport: ['schema', 'core', 'firebase/admin'],
  runs: 'node',
} as const;
const TOOLING = {
  name: 'tooling',
  mayImport: ['schema', 'core', 'firebase/admin', 'site', 'tooling', 'fixtures'],
  runs: 'node',
} as const;

/** A nested folder comes before its parent: the first match applies. */
export const BORDERS: readonly Border[] = [
  { name: 'schema', folder: 'src/schema', mayImport: [], runs: 'both' },
  { name: 'core', folder: 'src/core', mayImport: ['schema'], runs: 'both' },
  { name: 'firebase/admin', folder: 'src/firebase/admin', mayImport: [], runs: 'node' },
  {
    name: 'firebase/browser',
    folder: 'src/firebase/browser',
    mayImport: ['schema', 'core'],
    runs: 'browser',
  },
  { name: 'ui', folder: 'src/ui', mayImport: ['schema', 'core'], runs: 'both' },
  { ...SERVER, folder: 'src/site' },
  { ...SERVER, folder: 'src/functions' },
  {
    name: 'storefront/shared',
    folder: 'src/storefront/shared',
    mayImport: BROWSER_IMPORTS,
    runs: 'browser',
  },
  {
    name: 'storefront/features',
    folder: 'src/storefront/features/*',
    mayImport: [...BROWSER_IMPORTS, 'storefront/shared'],
    runs: 'browser',
  },
  { name: 'admin/shell', folder: 'src/admin/shell', mayImport: BROWSER_IMPORTS, runs: 'browser' },
  {
    name: 'admin/features',
    folder: 'src/admin/features/*',
    mayImport: [...BROWSER_IMPORTS, 'admin/shell'],
    runs: 'browser',
  },
  { ...PAGES, folder: 'src/pages', runs: 'node' },
  { ...PAGES, folder: 'src/storefront', runs: 'node' },
  { ...PAGES, folder: 'src/admin', runs: 'browser' },
  { ...TOOLING, folder: 'src/tooling' },
  { ...TOOLING, folder: 'scripts' },
  { ...TOOLING, folder: 'seed' },
];

/** What tests beside the code may import besides: the builders. */
export const FIXTURES_FOLDER = 'tests/fixtures';

/** Packages that one layer alone may import. */
export const SOLE_IMPORTERS: readonly {
  readonly packages: readonly string[];
  readonly layer: string;
}[] = [
  { packages: ['firebase', 'firebase/*', '@firebase/*'], layer: 'firebase/browser' },
  { packages: ['firebase-admin', 'firebase-admin/*'], layer: 'firebase/admin' },
];
