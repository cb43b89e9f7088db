/** The import table of ARCHITECTURE.md as data: which folder may import which, enforced by ESLint. */

export interface Border {
  /** Name of the layer, used in the table and in messages. */
  readonly name: string;
  /** Folder from the project's root; `*` stands for one folder each of which is an element of its own. */
  readonly folder: string;
  /** Layers it may import; its own files always. */
  readonly mayImport: readonly string[];
  /** Layers it may import types from, which are erased and cost no bytes. */
  readonly typesFrom?: readonly string[];
  /** Where it runs: `both` may use neither Node's modules nor a browser SDK. */
  readonly runs: 'node' | 'browser' | 'both';
}

const OPERATED_IMPORTS = ['schema', 'domain', 'commands', 'stores', 'ui'] as const;
const PAGE_IMPORTS = [
  'schema',
  'domain',
  'snapshot',
  'islands',
  'admin',
  'ui',
  'layouts',
  'behaviour',
  'styles',
  'assets',
] as const;

/** The more particular folder stands before the one that holds it: the first match counts. */
export const BORDERS: readonly Border[] = [
  { name: 'schema', folder: 'src/schema', mayImport: [], runs: 'both' },
  { name: 'domain', folder: 'src/domain', mayImport: ['schema'], runs: 'both' },
  { name: 'server', folder: 'src/server', mayImport: [], runs: 'node' },
  {
    name: 'snapshot',
    folder: 'src/snapshot',
    mayImport: ['schema', 'domain', 'server'],
    runs: 'node',
  },
  { name: 'client', folder: 'src/client', mayImport: ['schema', 'domain'], runs: 'browser' },
  {
    name: 'publish',
    folder: 'src/publish',
    mayImport: ['schema', 'domain', 'server', 'snapshot'],
    runs: 'node',
  },
  { name: 'rules', folder: 'src/rules', mayImport: ['schema', 'domain'], runs: 'node' },
  { name: 'demo', folder: 'src/demo', mayImport: ['schema', 'domain'], runs: 'node' },
  {
    name: 'import',
    folder: 'src/import',
    mayImport: ['schema', 'domain', 'server', 'snapshot'],
    runs: 'node',
  },
  {
    name: 'backup',
    folder: 'src/backup',
    mayImport: ['schema', 'server', 'snapshot'],
    runs: 'node',
  },
  {
    name: 'local',
    folder: 'src/local',
    mayImport: ['schema', 'domain', 'demo', 'server', 'snapshot', 'publish'],
    runs: 'node',
  },
  {
    name: 'commands',
    folder: 'src/commands',
    mayImport: ['schema', 'domain', 'client'],
    runs: 'browser',
  },
  {
    name: 'stores',
    folder: 'src/stores',
    mayImport: ['schema', 'domain', 'commands'],
    runs: 'browser',
  },
  {
    name: 'ui',
    folder: 'src/ui',
    mayImport: ['domain', 'assets'],
    typesFrom: ['schema'],
    runs: 'both',
  },
  {
    name: 'parts',
    folder: 'src/parts',
    mayImport: ['domain', 'stores', 'ui', 'styles'],
    typesFrom: ['schema'],
    runs: 'browser',
  },
  {
    name: 'islands',
    folder: 'src/islands/*',
    mayImport: [...OPERATED_IMPORTS, 'parts'],
    runs: 'browser',
  },
  { name: 'admin/shell', folder: 'src/admin/shell', mayImport: OPERATED_IMPORTS, runs: 'browser' },
  {
    name: 'admin/features',
    folder: 'src/admin/features/*',
    mayImport: [...OPERATED_IMPORTS, 'admin/shell'],
    runs: 'browser',
  },
  {
    name: 'admin',
    folder: 'src/admin',
    mayImport: [...OPERATED_IMPORTS, 'admin/shell', 'admin/features'],
    runs: 'browser',
  },
  {
    name: 'behaviour',
    folder: 'src/behaviour',
    mayImport: ['schema', 'domain', 'stores', 'islands'],
    runs: 'browser',
  },
  {
    name: 'service-worker',
    folder: 'src/service-worker',
    mayImport: ['schema', 'domain'],
    runs: 'browser',
  },
  { name: 'layouts', folder: 'src/layouts', mayImport: PAGE_IMPORTS, runs: 'node' },
  {
    name: 'pages',
    folder: 'src/pages',
    mayImport: [...PAGE_IMPORTS, 'parts'],
    runs: 'node',
  },
  { name: 'styles', folder: 'src/styles', mayImport: [], runs: 'both' },
  { name: 'assets', folder: 'src/assets', mayImport: [], runs: 'both' },
  {
    name: 'scripts',
    folder: 'scripts',
    mayImport: [
      'schema',
      'domain',
      'server',
      'snapshot',
      'publish',
      'rules',
      'demo',
      'import',
      'backup',
      'local',
      'fixtures',
    ],
    runs: 'node',
  },
];

/** What tests beside the code may import besides: the builders. */
export const FIXTURES_FOLDER = 'tests/fixtures';

/** Packages that one layer alone may import. */
export const SOLE_IMPORTERS: readonly {
  readonly packages: readonly string[];
  readonly layer: string;
}[] = [
  { packages: ['firebase', 'firebase/*', '@firebase/*'], layer: 'client' },
  { packages: ['firebase-admin', 'firebase-admin/*'], layer: 'server' },
];
