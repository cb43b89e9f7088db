/** What a publisher is given, asked for and answers with. */
import type { PublishOverride } from '#schema/publish.ts';
import type { SyncReport } from '#site/snapshot/report.ts';
import type { Store } from '#site/snapshot/store.ts';
import type { CompiledBundle } from './bundle/compile.ts';
import type { DeployTarget } from './deploy.ts';
import type { DirtyRoute } from './plan.ts';

export interface PublisherOptions {
  /** The site's folder, absolute. */
  site: string;
  /** The snapshot's file, absolute. */
  snapshot: string;
  /** Where the publisher keeps what it knows of the site, absolute. */
  folder: string;
  /** Where files are laid aside, absolute, on the same disk as the site; in `folder` when left out. */
  staging?: string | undefined;
  /** The compiled pages; undefined when they cannot be used: then every publish is a plain build. */
  bundle: CompiledBundle | undefined;
  /** Builds the whole site with Astro itself; gives the folder that it lies in. */
  build: () => Promise<string>;
  /** Brings the snapshot up to date; left out: it is taken as it is. */
  sync?: ((store: Store, options: { full: boolean }) => Promise<SyncReport>) | undefined;
  target: DeployTarget;
}

export interface PublishRequest {
  /** Read all of Firestore again, and render everything. */
  full?: boolean | undefined;
  /** Overrides for this one publish. */
  allow?: ReadonlySet<PublishOverride> | undefined;
  onProgress?: ((progress: Progress) => void) | undefined;
}

export type Progress =
  { state: 'syncing' } | { state: 'rendering'; done: number; of: number } | { state: 'deploying' };

/** What a publish did. */
export interface Published {
  sync: SyncReport;
  /** Every route that was rendered, with the reason. */
  dirty: DirtyRoute[];
  /** Paths of the routes that are no more. */
  gone: string[];
  /** Files whose bytes changed, assets too. */
  written: number;
  deleted: number;
  /** Whether the target was given the site. */
  deployed: boolean;
  /** The policy that the pages need. */
  policy: string;
  /** When what is live last changed, ms. */
  changedAt: number;
}
