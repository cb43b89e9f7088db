/** How the scripts of the local stack begin: this machine's settings, where its data lies, which ports are wanted. */
import { dataFolder } from './data-folder.ts';
import { bypassProxyForLoopback, loadEnvFile, readEnvironment, readFlags } from './env.ts';
import { portRequests } from './services.ts';

/** @throws Failure naming the flag or the variable that is wrong */
export function setUpLocal(args: readonly string[] = process.argv.slice(2)) {
  loadEnvFile();
  bypassProxyForLoopback();
  readFlags(args, {});
  // After the flags, some of which set variables.
  const env = readEnvironment();
  return { env, data: dataFolder(env), ports: portRequests(env) };
}
