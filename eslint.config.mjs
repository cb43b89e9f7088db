/** Lint: strict TypeScript, Astro, React hooks, the import borders, and the project's own rules. */
import { join } from 'node:path';
import { defineConfig, globalIgnores } from 'eslint/config';
import astro from 'eslint-plugin-astro';
import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { BORDERS, FIXTURES_FOLDER, SOLE_IMPORTERS } from './lint/borders.ts';
import { housePlugin } from './lint/house-rules.ts';

const root = import.meta.dirname;
const CODE = '**/*.{ts,tsx,mts,mjs,js}';
const TYPED = ['{src,seed,scripts,tests,lint}/**/*.{ts,tsx}', '*.config.ts'];
const TESTS = ['tests/**', '**/*.test.{ts,tsx}'];

/** Imports that are wrong in every layer: out of the folder with `../`, and packages that belong to another layer. */
const restrictedImports = (layer, runs) => [
  'error',
  {
    patterns: [
      { regex: String.raw`^\.\./`, message: 'Import from other folders with `#…`, not `../`.' },
      ...SOLE_IMPORTERS.filter((sole) => sole.layer !== layer).map((sole) => ({
        group: [...sole.packages],
        message: `Only src/${sole.layer} imports this package.`,
      })),
      ...(runs === 'node'
        ? []
        : [{ group: ['node:*'], message: 'This layer also runs in browsers.' }]),
    ],
  },
];

/** For each layer of the table, the layers it may import. */
const policies = BORDERS.flatMap(({ name, mayImport }) =>
  mayImport.map((type) => ({
    from: { element: { type: name } },
    allow: { to: { element: { type } } },
  })),
);

export default defineConfig(
  globalIgnores(['dist/', '.astro/', '.data/', '.cache/', 'test-results/', 'playwright-report/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  { files: [CODE], extends: [tseslint.configs.strict] },
  {
    files: TYPED,
    ignores: ['**/*.astro/**'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    rules: {
      '@typescript-eslint/no-base-to-string': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  astro.configs['flat/recommended'],
  { files: ['src/**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended },
  // Warns of code that React's compiler would skip; this project does not use the compiler.
  { files: ['src/**/*.{ts,tsx}'], rules: { 'react-hooks/incompatible-library': 'off' } },

  {
    files: ['{src,seed,scripts,tests,lint}/**', '*.config.{ts,mjs}'],
    plugins: { house: housePlugin, '@typescript-eslint': tseslint.plugin },
    rules: {
      'object-shorthand': 'error',
      'no-useless-rename': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Export by name.' },
        { selector: 'ExportAllDeclaration', message: 'No barrels: export by name.' },
        {
          selector: 'CallExpression[callee.object.name="vi"][callee.property.name=/mock$/i]',
          message:
            'A mocked module hides dependencies. Pass the gateway as the last parameter, and a fake in tests.',
        },
      ],
      'no-restricted-imports': restrictedImports('', 'node'),
      'max-lines': ['error', 300],
      'max-lines-per-function': ['error', 100],
      'prefer-const': 'error',
      eqeqeq: 'error',
      'house/file-name': 'error',
    },
  },
  {
    files: ['{src,seed,scripts,tests,lint}/**/*.{ts,tsx}'],
    ignores: ['**/*.astro/*.ts', '**/*.d.ts', '**/*.test.ts'],
    plugins: { house: housePlugin },
    rules: { 'house/purpose': 'error', 'house/reasoned-assertion': 'error' },
  },
  {
    files: ['{src,seed,scripts,tests,lint}/**'],
    plugins: { house: housePlugin },
    rules: { 'house/standard-terms': 'error' },
  },

  {
    files: ['{src,seed,scripts}/**/*.{ts,tsx,mjs,astro}'],
    ignores: ['src/*.d.ts'],
    plugins: { boundaries },
    settings: {
      'import/resolver': { [join(root, 'lint/subpath-resolver.ts')]: {} },
      'boundaries/root-path': root,
      'boundaries/legacy-templates': false,
      'boundaries/elements': [
        ...BORDERS.map(({ name, folder }) => ({
          type: name,
          pattern: folder,
          partialMatch: false,
        })),
        { type: 'fixtures', pattern: FIXTURES_FOLDER, partialMatch: false },
      ],
      'boundaries/files': [{ category: 'test', pattern: '**/*.test.{ts,tsx}' }],
    },
    rules: {
      'boundaries/no-unknown-files': 'error',
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          checkUnknownLocals: true,
          message:
            'src layer "{{from.element.type}}" may not import "{{to.element.type}}" (see ARCHITECTURE.md)',
          policies: [
            ...policies,
            {
              from: { file: { categories: 'test' } },
              allow: { to: { element: { type: 'fixtures' } } },
            },
          ],
        },
      ],
    },
  },
  ...BORDERS.map(({ name, folder, runs }) => ({
    files: [`${folder}/**/*.{ts,tsx,mjs,astro}`],
    ignores: BORDERS.filter((other) => other.folder.startsWith(`${folder}/`)).map(
      (other) => `${other.folder}/**`,
    ),
    rules: { 'no-restricted-imports': restrictedImports(name, runs) },
  })),

  {
    // Scripts of components run in browsers, whatever the component itself may import at build time.
    files: ['**/*.astro/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: String.raw`^\.\./`,
              message: 'Import from other folders with `#…`, not `../`.',
            },
            {
              regex:
                '^(?:#(?:site|seed|tooling|storefront/(?:layouts|sections)|pages|firebase/admin)/|node:|firebase)',
              message: 'Scripts of components run in browsers.',
            },
          ],
        },
      ],
    },
  },
  {
    files: TESTS,
    rules: {
      'max-lines-per-function': 'off',
      'no-restricted-imports': 'off',
      'house/reasoned-assertion': 'off',
    },
  },
  {
    // Tables of data, which may be long.
    files: ['seed/families/**'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['tests/**/*.ts', '{src,scripts}/**/*.test.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['*.config.{ts,mjs}', 'src/pages/**', '**/*.astro', '**/*.d.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
);
