/** The start of each script of the local stack: this machine's settings, the data folder, and the requested ports. */
import { dataFolder } from './data-folder.ts';
import { bypassProxyForLoopback, loadEnvFile, readEnvironment, readFlags } from './env.ts';
import { portRequests } from './services.ts';

/** @throws Failure naming the invalid flag or variable */
export function setUpLocal() {
  loadEnvFile();
  bypassProxyForLoopback();
  readFlags(process.argv.slice(2), {});
  // After the flags, because some set variables.
  const env = readEnvironment();
  return { env, data: dataFolder(env), ports: portRequests(env) };
}
