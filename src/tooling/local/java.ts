/** Finds the Java for the Firestore emulator. */
import { join } from 'node:path';
import { execa } from 'execa';
import { Failure } from './failure.ts';

/** The minimum release for emulators in use; newer emulators report their own requirement. */
const OLDEST_JAVA = 11;

/** The command that installs Java on this system. */
export function javaRemedy(platform: NodeJS.Platform): string {
  switch (platform) {
    case 'darwin':
      return 'Install it: brew install openjdk';
    case 'win32':
      return 'Install it: winget install Microsoft.OpenJDK.21';
    default:
      return 'Install it: sudo apt-get install -y default-jre-headless';
  }
}

/** The major release in what `java -version` prints: 17 for `17.0.15`, 8 for `1.8.0_402`. */
export function javaMajor(output: string): number | undefined {
  const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(output) ?? [];
  if (first === undefined) return undefined;
  return first === '1' && second !== undefined ? Number(second) : Number(first);
}

/**
 * The command that starts Java: from `JAVA_HOME` when set, else from the path.
 * @throws Failure with the install command when it is missing or too old
 */
export async function findJava(env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const home = env['JAVA_HOME'];
  const command = home === undefined || home === '' ? 'java' : join(home, 'bin', 'java');
  let output: string;
  try {
    ({ all: output } = await execa(command, ['-version'], { env, extendEnv: false, all: true }));
  } catch {
    throw new Failure(
      'Java was not found. The local Firestore needs it.',
      javaRemedy(process.platform),
    );
  }
  const major = javaMajor(output);
  if (major === undefined || major < OLDEST_JAVA) {
    throw new Failure(
      `Java ${major ?? '(unknown version)'} is too old. The local Firestore needs ${OLDEST_JAVA} or newer.`,
      javaRemedy(process.platform),
    );
  }
  return command;
}
