/** Options, requests and results of a publisher. */
import type { PublishOverride } from '#schema/publish.ts';
import type { SyncReport } from '#site/snapshot/report.ts';
import type { Store } from '#site/snapshot/store.ts';
import type { CompiledBundle } from './bundle/compile.ts';
import type { loadBundle } from './bundle/load.ts';
import type { DeployTarget } from './deploy.ts';
import type { DirtyRoute } from './plan.ts';

export interface PublisherOptions {
  /** Absolute path of the site folder. */
  site: string;
  /** Absolute path of the snapshot file. */
  snapshot: string;
  /** Absolute path of the folder for the publisher's state. */
  folder: string;
  /**
   * Absolute path of the staging folder, on the same disk as the site; defaults to a folder in `folder`.
   */
  staging?: string | undefined;
  /**
   * The compiled pages; undefined when they cannot be used: every publish is then a plain build.
   */
  bundle: CompiledBundle | undefined;
  /** Builds the whole site with Astro and returns its folder. */
  build: () => Promise<string>;
  /** Syncs the snapshot; when omitted, the snapshot is used as it is. */
  sync?: ((store: Store, options: { full: boolean }) => Promise<SyncReport>) | undefined;
  target: DeployTarget;
  /** Loads the compiled pages; defaults to `loadBundle`. */
  load?: typeof loadBundle | undefined;
}

export interface PublishRequest {
  /** Read all documents again and render every route. */
  full?: boolean | undefined;
  /** Overrides for this one publish. */
  allow?: ReadonlySet<PublishOverride> | undefined;
  onProgress?: ((progress: PublisherProgress) => void) | undefined;
}

export type PublisherProgress =
  { state: 'syncing' } | { state: 'rendering'; done: number; of: number } | { state: 'deploying' };

/** Result of a publish. */
export interface Published {
  sync: SyncReport;
  /** Every rendered route, with the reason. */
  dirty: DirtyRoute[];
  /** Paths of removed routes. */
  removed: string[];
  /** Number of changed files, including assets. */
  written: number;
  deleted: number;
  /** Whether the site was deployed. */
  deployed: boolean;
  /** The Content-Security-Policy of the pages. */
  policy: string;
  /** Time of the last change that is live, ms. */
  changedAt: number;
}
