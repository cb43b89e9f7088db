/** Renders routes and stages the changed files; returns the queries that each route depends on. */
import type { QueryResult, Query, Recorder } from '#site/snapshot/recorder.ts';
import type { SiteBundle } from './bundle/load.ts';
import { inlineHashes } from './content-security-policy.ts';
import type { DirtyRoute } from './plan.ts';
import { createStaging, hashOf, type Staging } from './staging.ts';
import type { Move } from './state.ts';

/** The result of one route. */
interface Rendered {
  route: DirtyRoute;
  hash: string;
  queries: Query[];
  inline: { scripts: string[]; styles: string[] };
  /** Undefined when the file on disk is up to date. */
  move: Move | undefined;
}

export interface RenderedBatch {
  rendered: Rendered[];
  /** The query results recorded during the batch. */
  results: QueryResult[];
}

/** A renderer over one bundle and snapshot. */
export function createRenderer(bundle: SiteBundle, recorder: Recorder, staging: Staging) {
  const staged = createStaging(staging);
  return async (routes: readonly DirtyRoute[]): Promise<RenderedBatch> => {
    const rendered: Rendered[] = [];
    for (const route of routes) {
      const { value: bytes, queries } = await recorder.record(() => bundle.render(route));
      rendered.push({
        route,
        hash: hashOf(bytes),
        queries: [...queries],
        inline: route.file.endsWith('.html')
          ? inlineHashes(Buffer.from(bytes).toString())
          : { scripts: [], styles: [] },
        move: staged.stage(route.file, bytes, route.hash),
      });
    }
    return { rendered, results: recorder.takeResults() };
  };
}
