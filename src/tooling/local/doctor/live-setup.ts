/** The inputs of the checks of a live shop. */
import type { Finding } from './finding.ts';
import type { Google } from './google.ts';

/** How a command ended; undefined when it does not exist on this machine. */
export type RunCommand = (
  command: string,
  args: readonly string[],
) => Promise<{ code: number; stdout: string; stderr: string } | undefined>;

export interface LiveSetup {
  readonly google: Google;
  readonly project: string;
  /** The live URL; undefined while `SITE_URL` is not set. */
  readonly siteUrl: string | undefined;
  /** The environment, which contains the settings of the Firebase web app. */
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** The repository's files that are deployed. */
  readonly files: {
    readonly firestoreRules: string;
    readonly storageRules: string;
    readonly indexes: string;
    /** The source of `src/functions/index.ts`. */
    readonly functions: string;
  };
  /** For requests to the live site. */
  readonly fetch: typeof fetch;
  readonly run: RunCommand;
  /** ms. */
  readonly now: number;
}

export type LiveCheck = (setup: LiveSetup) => Promise<readonly Finding[]>;

/** The bucket for pictures: named by the environment, or Firebase's default. */
export const bucketOf = ({ variables, project }: LiveSetup): string =>
  variables['PUBLIC_FIREBASE_STORAGE_BUCKET'] || `${project}.firebasestorage.app`;

/** The service account of the publisher. */
export const publisherAccount = ({ variables, project }: LiveSetup): string =>
  variables['GCP_SERVICE_ACCOUNT'] || `publisher@${project}.iam.gserviceaccount.com`;
