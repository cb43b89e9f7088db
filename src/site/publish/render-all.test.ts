import type * as Os from 'node:os';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '#fixtures/temporary-folder.ts';
import { createRecorder } from '#site/snapshot/recorder.ts';
import { openStore } from '#site/snapshot/store.ts';
import type { SiteBundle } from './bundle/load.ts';
import type { DirtyRoute } from './plan.ts';
import { renderAll, type Rendering } from './render-all.ts';
import type { RenderedBatch } from './render.ts';

vi.mock('node:os', async (original) => ({
  ...(await original<typeof Os>()),
  availableParallelism: () => 2,
}));

/** What the other process was asked for and has not answered yet, and whether it was ended. */
const other = { asked: new Array<PromiseWithResolvers<RenderedBatch>>(), routes: 0, ended: false };
vi.mock('./render-processes.ts', () => ({
  startRenderProcess: () => ({
    render(routes: readonly DirtyRoute[]) {
      other.routes += routes.length;
      const answer = Promise.withResolvers<RenderedBatch>();
      other.asked.push(answer);
      return answer.promise;
    },
    end() {
      other.ended = true;
      // Its answers are on their way already.
      setImmediate(() => {
        for (const { resolve } of other.asked) resolve({ rendered: [], answers: [] });
      });
    },
  }),
}));

const routes = (count: number): DirtyRoute[] =>
  Array.from({ length: count }, (_, index) => ({
    path: `/page/${index}`,
    family: 'src/pages/page.astro',
    file: `page/${index}.html`,
    hash: undefined,
    reason: 'it is new',
  }));

/** A rendering that keeps a list of what was told to the state, in place of the state. */
function rendering(render: SiteBundle['render']): Rendering & { kept: number } {
  const folder = temporaryFolder();
  const told = {
    kept: 0,
    recorder: createRecorder(openStore(':memory:')),
    // `renderAll` asks nothing else of either.
    bundle: { render } as SiteBundle,
    state: {
      putAnswers: () => void (told.kept += 1),
      putRoute: () => undefined,
    } as unknown as Rendering['state'],
    task: {
      snapshot: ':memory:',
      entry: '',
      staging: { site: `${folder}/site`, folder: `${folder}/staged`, whole: true },
    },
    onRendered: () => undefined,
  };
  return told;
}

test('once a page has failed, nothing is kept any more, whatever the other process still answers', async () => {
  const all = rendering(() => Promise.reject(new Error('This page fails.')));
  await expect(renderAll(routes(1_000), all)).rejects.toThrow('This page fails.');
  expect(other.ended).toBe(true);
  const { kept } = all;
  for (let turn = 0; turn < 3; turn += 1) await new Promise((done) => setImmediate(done));
  expect(all.kept).toBe(kept);
});

test('the other process has its next batch at hand, and this one renders besides', async () => {
  Object.assign(other, { asked: [], routes: 0, ended: false });
  let rendered = 0;
  const all = rendering(() => {
    rendered += 1;
    return Promise.resolve(new Uint8Array([rendered]));
  });
  const done = renderAll(routes(1_000), all);
  await vi.waitFor(() => expect(rendered).toBe(950), { timeout: 15_000 });
  expect(other.routes).toBe(50);
  for (const { resolve } of other.asked) resolve({ rendered: [], answers: [] });
  expect(await done).toHaveLength(950);
});
