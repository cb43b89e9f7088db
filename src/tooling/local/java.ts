/** Finds the Java for the Firestore emulator. */
import { join } from 'node:path';
import { execa } from 'execa';
import { Failure } from './failure.ts';

/** The minimum release for emulators in use; newer emulators report their own requirement. */
const OLDEST_JAVA = 11;

/** A release of Java runs class files up to its number plus this: 65 for Java 21. */
const CLASS_VERSIONS = 44;

/** The command that installs Java on this system. @param release the minimum, if the usual one may be too old */
export function javaRemedy(platform: NodeJS.Platform, release?: number): string {
  switch (platform) {
    case 'darwin':
      return 'Install it: brew install openjdk';
    case 'win32':
      return `Install it: winget install Microsoft.OpenJDK.${release ?? 21}`;
    default:
      return `Install it: sudo apt-get install -y ${release === undefined ? 'default' : `openjdk-${release}`}-jre-headless`;
  }
}

/** The failure of an emulator that needs a newer Java, or undefined. @param output of starting it */
export function javaTooOld(output: string): Failure | undefined {
  const [, needed, newest] =
    /UnsupportedClassVersionError.*?class file version (\d+).*?up to (\d+)/s.exec(output) ?? [];
  if (needed === undefined || newest === undefined) return undefined;
  const release = Number(needed) - CLASS_VERSIONS;
  return new Failure(
    `The Firestore emulator needs Java ${release} or newer; this machine has Java ${Number(newest) - CLASS_VERSIONS}.`,
    [
      javaRemedy(process.platform, release),
      "Or install the emulator of Google Cloud's SDK, which runs on Java 11: gcloud components install cloud-firestore-emulator (Debian: sudo apt-get install -y google-cloud-cli-firestore-emulator)",
    ].join('\n'),
  );
}

/** The major release in what `java -version` prints: 17 for `17.0.15`, 8 for `1.8.0_402`. */
export function javaMajor(output: string): number | undefined {
  const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(output) ?? [];
  if (first === undefined) return undefined;
  return first === '1' && second !== undefined ? Number(second) : Number(first);
}

export interface Java {
  command: string;
  release: number;
}

/**
 * Finds Java: from `JAVA_HOME` when set, else from the path.
 * @throws Failure with the install command when it is missing or too old
 */
export async function findJava(env: NodeJS.ProcessEnv = process.env): Promise<Java> {
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
  const release = javaMajor(output);
  if (release === undefined || release < OLDEST_JAVA) {
    throw new Failure(
      `Java ${release ?? '(unknown version)'} is too old. The local Firestore needs ${OLDEST_JAVA} or newer.`,
      javaRemedy(process.platform),
    );
  }
  return { command, release };
}
