/** How the scripts of the local stack begin: this machine's settings, where its data lies, which ports are wanted. */
import { dataFolder } from './data-folder.ts';
import { keepLoopbackDirect, loadEnvFile, readEnvironment, readFlags } from './env.ts';
import { wantedPorts } from './services.ts';

/** @throws Failure naming the flag or the variable that is wrong */
export function beginLocal(args: readonly string[] = process.argv.slice(2)) {
  loadEnvFile();
  keepLoopbackDirect();
  readFlags(args, {});
  // After the flags, some of which set variables.
  const env = readEnvironment();
  return { env, data: dataFolder(env), ports: wantedPorts(env) };
}
