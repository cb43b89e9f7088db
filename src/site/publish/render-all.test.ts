import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '#fixtures/temporary-folder.ts';
import { createRecorder } from '#site/snapshot/recorder.ts';
import { openStore } from '#site/snapshot/store.ts';
import type { SiteBundle } from './bundle/load.ts';
import type { DirtyRoute } from './plan.ts';
import { renderAll, type Rendering } from './render-all.ts';
import type { RenderedBatch } from './render.ts';

/** Pending batches of the child process, and whether it was ended. */
const child = {
  pending: new Array<PromiseWithResolvers<RenderedBatch>>(),
  routes: 0,
  ended: false,
};
const system = {
  availableParallelism: () => 2,
  startRenderProcess: () => ({
    render(routes: readonly DirtyRoute[]) {
      child.routes += routes.length;
      const answer = Promise.withResolvers<RenderedBatch>();
      child.pending.push(answer);
      return answer.promise;
    },
    end() {
      child.ended = true;
      // Its replies are already on their way.
      setImmediate(() => {
        for (const { resolve } of child.pending) resolve({ rendered: [], results: [] });
      });
    },
  }),
};

const routes = (count: number): DirtyRoute[] =>
  Array.from({ length: count }, (_, index) => ({
    path: `/page/${index}`,
    family: 'src/pages/page.astro',
    file: `page/${index}.html`,
    hash: undefined,
    reason: 'it is new',
  }));

/** Input of `renderAll` with a fake state that counts stored routes. */
function rendering(render: SiteBundle['render']): Rendering & { saved: number } {
  const folder = temporaryFolder();
  const rendering = {
    saved: 0,
    recorder: createRecorder(openStore(':memory:')),
    // `renderAll` uses nothing else of them.
    bundle: { render } as SiteBundle,
    state: {
      putResults: () => void (rendering.saved += 1),
      putRoute: () => undefined,
    } as unknown as Rendering['state'],
    task: {
      snapshot: ':memory:',
      entry: '',
      staging: { site: `${folder}/site`, folder: `${folder}/staged`, isNewSite: true },
    },
    onRendered: () => undefined,
  };
  return rendering;
}

test('stores nothing after a page failed, whatever the child process still sends', async () => {
  const all = rendering(() => Promise.reject(new Error('This page fails.')));
  await expect(renderAll(routes(1_000), all, system)).rejects.toThrow('This page fails.');
  expect(child.ended).toBe(true);
  const { saved } = all;
  for (let turn = 0; turn < 3; turn += 1) await new Promise((done) => setImmediate(done));
  expect(all.saved).toBe(saved);
});

test('keeps a batch queued in the child process while this one renders', async () => {
  Object.assign(child, { pending: [], routes: 0, ended: false });
  let rendered = 0;
  const all = rendering(() => {
    rendered += 1;
    return Promise.resolve(new Uint8Array([rendered]));
  });
  const done = renderAll(routes(1_000), all, system);
  await vi.waitFor(() => expect(rendered).toBe(950), { timeout: 15_000 });
  expect(child.routes).toBe(50);
  for (const { resolve } of child.pending) resolve({ rendered: [], results: [] });
  expect(await done).toHaveLength(950);
});
