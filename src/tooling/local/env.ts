/** Settings of the scripts from the environment, `.env` and flags, validated once. */
import { existsSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { Failure } from './failure.ts';

export const ROOT = resolve(import.meta.dirname, '../../..');

/** The emulators' project; with the prefix `demo-`, Firebase tools never contact Google. */
export const DEMO_PROJECT = 'demo-glambug';

const port = (preset: number) =>
  z.coerce
    .number('expected a number')
    .int('expected a whole number')
    .min(1, 'expected 1 to 65535')
    .max(65_535, 'expected 1 to 65535')
    .default(preset);

const hostAndPort = z.string().regex(/^[^:/\s]+:\d+$/, 'expected HOST:PORT, like 127.0.0.1:8080');

const count = z.coerce.number('expected a number').int('expected a whole number').min(0);

const environment = z.object({
  /** The URL of the built site. */
  SITE_PORT: port(4321),
  /** The URL of Astro's dev server. */
  DEV_PORT: port(4322),
  FIRESTORE_PORT: port(8080),
  AUTH_PORT: port(9099),
  STORAGE_PORT: port(9199),
  FUNCTIONS_PORT: port(5001),
  /** The page of the local mail server. */
  MAIL_PORT: port(8025),
  /** A running Firestore emulator. */
  FIRESTORE_EMULATOR_HOST: hostAndPort.optional(),
  /** The emulator's jar, when it is in an unusual folder. */
  FIRESTORE_EMULATOR_JAR: z.string().optional(),
  /** The Firebase project of the live shop, for builds from it. */
  FIREBASE_PROJECT: z
    .string()
    .regex(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/, 'expected a Firebase project id, like glambug-mart')
    .optional(),
  /** Path of a service account key for that project. */
  GOOGLE_APPLICATION_CREDENTIALS: z.string().optional(),
  /** The live URL, which pages use as their canonical URL. */
  SITE_URL: z
    .url({ protocol: /^https?$/, error: 'expected a URL like https://glambug.in' })
    .optional(),
  /** The GitHub repository whose workflow publishes the site, as `owner/name`, for functions. */
  GITHUB_REPOSITORY: z
    .string()
    .regex(/^[\w.-]+\/[\w.-]+$/, 'expected owner/name, like silver-house/shop')
    .optional(),
  /** The mail server of the functions. */
  SMTP_HOST: z
    .string()
    .regex(/^[A-Za-z0-9.-]+$/, 'expected a host name, like smtp.example.com')
    .optional(),
  SMTP_PORT: port(587),
  SMTP_USER: z.string().optional(),
  /** The sender of the shop's mails. */
  MAIL_FROM: z.email('expected an email address, like orders@glambug.in').optional(),
  /** Whether functions accept only calls with a token of App Check. */
  ENFORCE_APP_CHECK: z.stringbool().optional(),
  /** The folder of local data. */
  LOCAL_DATA: z.string().default('.data'),
  SNAPSHOT_FILE: z.string().optional(),
  /** The output folder, within the project, because files are renamed into place. */
  ASTRO_OUT: z
    .string()
    .refine((out) => resolve(ROOT, out).startsWith(ROOT + sep), 'expected a folder in the project')
    .default('dist'),
  /** Chromium for the browser tests. */
  CHROMIUM_PATH: z.string().optional(),
  CI: z.stringbool().optional(),
  /** Runs the random tests for longer than in the daytime. */
  NIGHTLY: z.stringbool().optional(),
  /** Minimum number of random edits in a test. */
  EDITS: count.optional(),
  /** Repeats the random edits of an earlier run. */
  EDITS_SEED: count.optional(),
  /** Number of publishes that a test kills. */
  KILLS: count.optional(),
});

export type Environment = z.output<typeof environment>;

const HELP: Partial<Record<keyof Environment, string>> = {
  SITE_PORT: 'SITE_PORT=4321, or the flag --port 4321',
  FIRESTORE_EMULATOR_HOST: 'FIRESTORE_EMULATOR_HOST=127.0.0.1:8080, or leave it unset',
  FIREBASE_PROJECT: 'FIREBASE_PROJECT=glambug-mart, or leave it unset to build from local data',
  SITE_URL: 'SITE_URL=https://your-domain.in',
  CI: 'CI=true or CI=false',
  NIGHTLY: 'NIGHTLY=true or NIGHTLY=false',
};

/**
 * Reads the environment; an empty variable counts as absent.
 * @throws Failure naming each invalid variable, its value and how to set it
 */
export function readEnvironment(source: NodeJS.ProcessEnv = process.env): Environment {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(filled);
  if (parsed.success) return parsed.data;
  const names = parsed.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return `${name} is ${JSON.stringify(source[name])}: ${message}`;
  });
  const remedies = parsed.error.issues.map(({ path }) => {
    const name = String(path[0]);
    const help: Record<string, string | undefined> = HELP;
    return `Set ${help[name] ?? `${name}, or leave it unset`}`;
  });
  throw new Failure(
    `The environment is invalid. ${names.join('; ')}`,
    [...remedies, 'You can set variables in the file .env; .env.example lists them.'].join('\n'),
  );
}

/** Loads `.env` from the project's folder if it exists; variables that are already set are not changed. */
export function loadEnvFile(): void {
  const file = join(ROOT, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/**
 * Checks that a real project is used only when it is named, and that no local one is named as well.
 * @throws Failure naming both
 */
export function demandNoEmulator(
  project: string,
  variable: 'FIRESTORE_EMULATOR_HOST' | 'FIREBASE_AUTH_EMULATOR_HOST',
): void {
  if (process.env[variable] === undefined) return;
  throw new Failure(
    `--project ${project} names a real project, but ${variable} names a local one.`,
    'Remove one of the two.',
  );
}

/** Excludes loopback addresses from proxies, which gRPC and fetch would otherwise use for them too. */
export function bypassProxyForLoopback(env: NodeJS.ProcessEnv = process.env): void {
  for (const name of ['NO_PROXY', 'no_proxy']) {
    const listed = env[name] ?? '';
    env[name] = [...new Set([...listed.split(','), 'localhost', '127.0.0.1', '::1'])]
      .filter((host) => host !== '')
      .join(',');
  }
}

const PORT_FLAGS = {
  port: 'SITE_PORT',
  'dev-port': 'DEV_PORT',
  'firestore-port': 'FIRESTORE_PORT',
  'auth-port': 'AUTH_PORT',
  'storage-port': 'STORAGE_PORT',
  'functions-port': 'FUNCTIONS_PORT',
  'mail-port': 'MAIL_PORT',
} as const;

/**
 * Reads a script's flags; port flags set environment variables.
 * @param args the arguments after the script's name
 * @param own the script's own flags
 * @throws Failure naming an unknown flag
 */
export function readFlags<const T extends Record<string, { type: 'string' | 'boolean' }>>(
  args: readonly string[],
  own: T,
) {
  const ports = Object.fromEntries(
    Object.keys(PORT_FLAGS).map((name) => [name, { type: 'string' as const }]),
  );
  try {
    const parsed = parseArgs({
      args: [...args],
      options: { ...ports, ...own },
      allowPositionals: true,
    });
    const values: Record<string, unknown> = { ...parsed.values };
    for (const [flag, variable] of Object.entries(PORT_FLAGS)) {
      const value = values[flag];
      if (typeof value === 'string') process.env[variable] = value;
    }
    const text = (name: keyof T & string): string | undefined => {
      const value = values[name];
      return typeof value === 'string' ? value : undefined;
    };
    const on = (name: keyof T & string): boolean => values[name] === true;
    return { text, on, positionals: parsed.positionals };
  } catch (error) {
    const validFlags = [...Object.keys(PORT_FLAGS), ...Object.keys(own)].map((name) => `--${name}`);
    throw new Failure(
      error instanceof Error ? error.message : String(error),
      `Known flags: ${validFlags.join(', ')}`,
    );
  }
}
