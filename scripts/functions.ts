/** `npm run functions`: bundles the Cloud Functions into `functions/`, which `firebase deploy --only functions` deploys. */
import { join } from 'node:path';
import { bundleFunctions } from '#tooling/local/bundle-functions.ts';
import { loadEnvFile, readEnvironment, ROOT } from '#tooling/local/env.ts';
import { runScript, type Stage } from '#tooling/local/script.ts';

async function main({ progress }: Stage): Promise<undefined> {
  loadEnvFile();
  const env = readEnvironment();
  const { SITE_URL, GITHUB_REPOSITORY, SMTP_HOST, SMTP_PORT, SMTP_USER, MAIL_FROM } = env;
  const ENFORCE_APP_CHECK = String(env.ENFORCE_APP_CHECK === true);
  const mail = { SMTP_HOST, SMTP_PORT: String(SMTP_PORT), SMTP_USER, MAIL_FROM };
  await progress.step('Bundling the functions', () =>
    bundleFunctions(join(ROOT, 'functions'), {
      settings: { SITE_URL, GITHUB_REPOSITORY, ENFORCE_APP_CHECK, ...mail },
    }),
  );
  return undefined;
}

await runScript(main, { logDir: join(ROOT, '.data/logs') });
