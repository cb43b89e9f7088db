/** Runs on a fresh machine without dependencies: `scripts/bootstrap.mjs` with a fake npm. */
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '#fixtures/temporary-folder.ts';

const BOOTSTRAP = resolve(import.meta.dirname, '../../scripts/bootstrap.mjs');
const LOCK = { packages: { '': {}, 'node_modules/node': { version: '24.0.0' } } };

/** Creates `node_modules` like the real npm: with a Node and npm's own record. */
const INSTALLS = `
mkdir -p node_modules/node/bin
ln -s "${process.execPath}" node_modules/node/bin/node
cp package-lock.json node_modules/.package-lock.json
echo ran >> npm-calls
`;

function write(file: string, text: string): void {
  writeFileSync(file, text);
  chmodSync(file, 0o755);
}

interface Clone {
  root: string;
  run(...args: string[]): { status: number | null; output: string };
  environment: NodeJS.ProcessEnv;
  installs(): number;
}

/** A clone whose npm runs `npmCi` to install. */
function freshClone(npmCi = INSTALLS): Clone {
  const root = temporaryFolder();
  const bin = join(root, 'bin');
  mkdirSync(join(root, 'scripts'));
  mkdirSync(bin);
  copyFileSync(BOOTSTRAP, join(root, 'scripts/bootstrap.mjs'));
  copyFileSync(join(dirname(BOOTSTRAP), 'node-flags.json'), join(root, 'scripts/node-flags.json'));
  write(join(root, 'package.json'), '{"type":"module"}');
  write(join(root, 'package-lock.json'), JSON.stringify(LOCK));
  write(
    join(root, 'scripts/hello.ts'),
    `const name: string = process.argv[2] ?? 'nobody';
console.log('hello ' + name);
process.exitCode = Number(process.argv[3] ?? 0);\n`,
  );
  write(
    join(root, 'scripts/serve.ts'),
    `process.on('SIGINT', () => { console.log('stopped in order'); process.exit(0); });
process.on('disconnect', () => process.exit(0));
console.log('serving ' + process.pid);
setInterval(() => {}, 1000);\n`,
  );
  write(
    join(bin, 'npm'),
    `#!/bin/sh\nif [ "$1" = --version ]; then echo 11.0.0; exit; fi\n${npmCi}`,
  );
  symlinkSync(process.execPath, join(bin, 'node'));
  const environment = { PATH: `${bin}:/usr/bin:/bin`, HOME: root };
  return {
    root,
    environment,
    run(...args) {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        ['scripts/bootstrap.mjs', ...args],
        { cwd: root, env: environment, encoding: 'utf8' },
      );
      return { status, output: stdout + stderr };
    },
    installs: () =>
      existsSync(join(root, 'npm-calls'))
        ? readFileSync(join(root, 'npm-calls'), 'utf8').trim().split('\n').length
        : 0,
  };
}

test('the first run installs, the second does not', () => {
  const clone = freshClone();
  expect(clone.run('hello', 'shop').output).toMatch(/Installing dependencies[\s\S]*hello shop/);
  expect(clone.run('hello', 'again').output).toBe('hello again\n');
  expect(clone.installs()).toBe(1);
});

test('a changed lock file installs again', () => {
  const clone = freshClone(`rm -rf node_modules\n${INSTALLS}`);
  clone.run('hello');
  writeFileSync(join(clone.root, 'package-lock.json'), JSON.stringify({ ...LOCK, changed: true }));
  clone.run('hello');
  expect(clone.installs()).toBe(2);
});

test('a manual install is accepted', () => {
  const clone = freshClone();
  spawnSync('sh', ['-c', INSTALLS], { cwd: clone.root });
  expect(clone.run('hello', 'shop').output).toBe('hello shop\n');
  expect(clone.installs()).toBe(1);
});

test('a manual install from another lock file is not accepted', () => {
  const clone = freshClone(`rm -rf node_modules\n${INSTALLS}`);
  spawnSync('sh', ['-c', INSTALLS], { cwd: clone.root });
  const record = join(clone.root, 'node_modules/.package-lock.json');
  writeFileSync(
    record,
    JSON.stringify({ packages: { 'node_modules/node': { version: '22.0.0' } } }),
  );
  clone.run('hello');
  expect(clone.installs()).toBe(2);
});

test('after npm fails, its message and the remedy are printed', () => {
  const clone = freshClone('echo "npm error code EAI_AGAIN registry.npmjs.org" >&2; exit 1');
  const { status, output } = clone.run('hello');
  expect(status).toBe(1);
  expect(output).toContain('npm error code EAI_AGAIN');
  expect(output).toContain('✗ The dependencies could not be installed (npm ci).');
  expect(output).not.toContain('hello');
});

test('after a failed install, the next run tries again', () => {
  const clone = freshClone(
    'echo "npm error code EAI_AGAIN" >&2; mkdir -p node_modules/half; exit 1',
  );
  clone.run('hello');
  write(
    join(clone.root, 'bin/npm'),
    `#!/bin/sh\nif [ "$1" = --version ]; then echo 11.0.0; exit; fi\n${INSTALLS}`,
  );
  expect(clone.run('hello', 'shop').output).toContain('hello shop');
});

test('without npm, the remedy is printed', () => {
  const without = freshClone();
  write(join(without.root, 'bin/npm'), '#!/bin/sh\nexit 127\n');
  expect(without.run('hello').output).toMatch(/npm was not found[\s\S]*nodejs\.org/);
});

test('rejects an unknown script and lists the existing ones', () => {
  const { status, output } = freshClone().run('strat');
  expect(status).toBe(1);
  expect(output).toContain('Commands: hello, serve');
});

test('passes arguments to the script and returns its exit code', () => {
  const { status, output } = freshClone().run('hello', 'two words', '7');
  expect(output).toContain('hello two words');
  expect(status).toBe(7);
});

function serve(clone: Clone) {
  const child = spawn(process.execPath, ['scripts/bootstrap.mjs', 'serve'], {
    cwd: clone.root,
    env: clone.environment,
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  const exited = new Promise<number | null>((done) => child.on('exit', done));
  return { child, exited, output: () => output };
}

test('Ctrl-C lets the script clean up, and its exit code is returned', async () => {
  const { child, exited, output } = serve(freshClone());
  await vi.waitFor(() => expect(output()).toContain('serving'), 20_000);
  child.kill('SIGINT');
  expect(await exited).toBe(0);
  expect(output()).toContain('stopped in order');
});

test('a script ends when its bootstrap is killed', async () => {
  const { child, output } = serve(freshClone());
  await vi.waitFor(() => expect(output()).toContain('serving'), 20_000);
  const pid = Number(/serving (\d+)/.exec(output())?.[1]);
  child.kill('SIGKILL');
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow(), 10_000);
});
