/** Renders routes and lays the changed ones aside; what is needed to keep what each was made from comes back. */
import type { Answered, Question, Recorder } from '#site/snapshot/recorder.ts';
import type { SiteBundle } from './bundle/load.ts';
import { inlineHashes } from './content-security-policy.ts';
import type { DirtyRoute } from './plan.ts';
import { createStaging, hashOf, type Staging } from './staging.ts';
import type { Move } from './state.ts';

/** What came of one route. */
export interface Rendered {
  route: DirtyRoute;
  hash: string;
  asked: Question[];
  inline: { scripts: string[]; styles: string[] };
  /** Undefined when the bytes on disk are the same. */
  move: Move | undefined;
}

export interface RenderedBatch {
  rendered: Rendered[];
  /** What was found out meanwhile about questions. */
  answers: Answered[];
}

/** A renderer over one bundle and snapshot. */
export function createRenderer(bundle: SiteBundle, recorder: Recorder, staging: Staging) {
  const aside = createStaging(staging);
  return async (routes: readonly DirtyRoute[]): Promise<RenderedBatch> => {
    const rendered: Rendered[] = [];
    for (const route of routes) {
      const { value: bytes, asked } = await recorder.during(() => bundle.render(route));
      rendered.push({
        route,
        hash: hashOf(bytes),
        asked: [...asked],
        inline: route.file.endsWith('.html')
          ? inlineHashes(Buffer.from(bytes).toString())
          : { scripts: [], styles: [] },
        move: aside.stage(route.file, bytes, route.hash),
      });
    }
    return { rendered, answers: recorder.drain() };
  };
}
