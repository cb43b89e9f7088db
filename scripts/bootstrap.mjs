/**
 * Runs `scripts/<name>.ts` with the project's own Node, and first installs dependencies when they are missing or
 * outdated. Plain JavaScript without dependencies, because a fresh clone starts with it.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const MODULES = join(ROOT, 'node_modules');
const LOCK_FILE = join(ROOT, 'package-lock.json');
/** Contains the hash of the lock file that `node_modules` was installed from. */
const STAMP = join(MODULES, '.glambug-lock');
const WINDOWS = process.platform === 'win32';
const PROJECT_NODE = join(MODULES, 'node', 'bin', WINDOWS ? 'node.exe' : 'node');
const OLDEST_NODE = [20, 19];

/** Ends with one message that contains the remedy. */
function fail(message, remedy) {
  console.error(`\n✗ ${message}\n  ${remedy.split('\n').join('\n  ')}\n`);
  process.exit(1);
}

/** Whether `version` ('v20.19.1') is at least [major, minor]. */
function atLeast(version, [major, minor]) {
  const [actualMajor = 0, actualMinor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return actualMajor > major || (actualMajor === major && actualMinor >= minor);
}

/** The environment without `node_modules/.bin`, so that npm never runs on the Node it is replacing. */
function systemEnvironment() {
  const path = (process.env.PATH ?? '').split(delimiter);
  return {
    ...process.env,
    PATH: path.filter((entry) => !entry.includes('node_modules')).join(delimiter),
  };
}

function demandNpm() {
  const { stdout, error } = spawnSync('npm', ['--version'], {
    env: systemEnvironment(),
    shell: WINDOWS,
    encoding: 'utf8',
  });
  if (error || !stdout) {
    fail(
      'npm was not found, and the dependencies are not installed yet.',
      'Install Node.js 22 or newer with npm: https://nodejs.org/en/download',
    );
  }
}

const lockHash = () => createHash('sha256').update(readFileSync(LOCK_FILE)).digest('hex');

/** Whether the installed packages, by npm's own record, match the lock file; also after a manual install. */
function installedByHand(lock) {
  const record = join(MODULES, '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  return Object.entries(lock.packages).every(
    ([path, { version, optional, link }]) =>
      path === '' ||
      link ||
      (optional && !(path in installed)) ||
      installed[path]?.version === version,
  );
}

function dependenciesAreGood() {
  if (!existsSync(PROJECT_NODE)) return false;
  const hash = lockHash();
  if (existsSync(STAMP)) return readFileSync(STAMP, 'utf8').trim() === hash;
  if (!installedByHand(JSON.parse(readFileSync(LOCK_FILE, 'utf8')))) return false;
  writeFileSync(STAMP, `${hash}\n`);
  return true;
}

/** Installs the dependencies of the lock file. npm shows its own progress and errors. */
async function install() {
  demandNpm();
  // Until the install is complete, no file may say that it is.
  rmSync(STAMP, { force: true });
  console.log('Installing dependencies (once; a minute or two, 1.2 GB on disk)');
  const child = spawn('npm', ['ci', '--loglevel=error', '--prefer-offline'], {
    cwd: ROOT,
    env: systemEnvironment(),
    shell: WINDOWS,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const passOn = passSignals(child);
  const { code, signal } = await ended(child);
  passOn.stop();
  if (passOn.stopped() || signal) {
    console.error('Stopped. The next run installs all dependencies again.');
    process.exit(130);
  }
  if (code !== 0) {
    fail(
      'The dependencies could not be installed (npm ci).',
      `npm's message is above. The installation needs the internet (behind a proxy: npm config set proxy http://HOST:PORT)
and 1.2 GB of free disk space. Run the same command again to retry.`,
    );
  }
  if (!existsSync(PROJECT_NODE)) {
    fail(
      'npm installed the packages but not Node 24 (the package "node").',
      'Allow install scripts, then try again: npm config delete ignore-scripts',
    );
  }
  writeFileSync(STAMP, `${lockHash()}\n`);
}

const ended = (child) =>
  new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, signal: null, error }));
    child.on('exit', (code, signal) => resolve({ code, signal }));
  });

/** Keeps running on Ctrl-C and passes every signal to `child`, which cleans up and decides when to end. */
function passSignals(child) {
  let stopped = false;
  const pass = (signal) => {
    stopped = true;
    child.kill(signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, pass);
  return {
    stopped: () => stopped,
    stop: () => {
      for (const signal of signals) process.off(signal, pass);
    },
  };
}

/** Stops when npm started this process and ended without a signal, because Ctrl-C would no longer arrive. */
function watchParent(child) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 1_000).unref();
}

/**
 * Additional Node flags of a script, by its name; a publisher that runs for months should leave little garbage
 * uncollected.
 */
const NODE_FLAGS = JSON.parse(readFileSync(join(ROOT, 'scripts', 'node-flags.json'), 'utf8'));

async function run(script, args) {
  // The channel tells the script when this process has ended, for whatever reason.
  const child = spawn(
    PROJECT_NODE,
    [
      '--disable-warning=ExperimentalWarning',
      ...(NODE_FLAGS[script] ?? []),
      join(ROOT, 'scripts', `${script}.ts`),
      ...args,
    ],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        PATH: `${join(MODULES, '.bin')}${delimiter}${process.env.PATH ?? ''}`,
      },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    },
  );
  const passOn = passSignals(child);
  watchParent(child);
  const { code, signal, error } = await ended(child);
  passOn.stop();
  if (error)
    fail(
      `The project's Node could not be started: ${error.message}`,
      'Remove node_modules, then run the same command again.',
    );
  if (signal) process.kill(process.pid, signal);
  process.exit(code ?? 1);
}

if (!atLeast(process.version, OLDEST_NODE)) {
  fail(
    `Node.js ${process.version} is too old; ${OLDEST_NODE.join('.')} or newer is needed.`,
    'Install a current version: https://nodejs.org/en/download',
  );
}
const [script, ...args] = process.argv.slice(2);
if (script === undefined || !existsSync(join(ROOT, 'scripts', `${script}.ts`))) {
  const commands = readdirSync(join(ROOT, 'scripts'))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.slice(0, -3));
  fail(`Unknown command "${script ?? ''}".`, `Commands: ${commands.join(', ')}`);
}
if (!dependenciesAreGood()) await install();
await run(script, args);
