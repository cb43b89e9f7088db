/**
 * `astro build` with Astro's own incremental builds. Astro keeps a page whose `cacheKey` is the one of the last
 * build; here it is a digest of the answers that the page is made from, as the publisher has noted them.
 */
import { hash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { build, type AstroIntegration } from 'astro';
import { ROOT } from '#local/env.ts';
import { say } from './said-lines.ts';

const [, , known = '', cacheFolder = ''] = process.argv;

/** For each route a digest of all that it asked and was answered, out of the publisher's own tables. */
function answersByRoute(): Map<string, string> {
  const database = new DatabaseSync(join(known, 'state.sqlite'), { readOnly: true });
  const rows = database
    .prepare(
      `SELECT path, text, digest FROM route
       LEFT JOIN route_question ON route.id = route_question.route
       LEFT JOIN question ON question.id = route_question.question
       WHERE file IS NOT NULL ORDER BY path, text`,
    )
    .all();
  database.close();
  const answers = new Map<string, string[]>();
  for (const { path, text, digest } of rows) {
    const ofRoute = answers.get(String(path)) ?? [];
    ofRoute.push(`${String(text)} ${String(digest)}`);
    answers.set(String(path), ofRoute);
  }
  return new Map([...answers].map(([path, all]) => [path, hash('sha256', all.join('\n'))]));
}

/** Gives every route its key where Astro asks which routes there are; also those without `getStaticPaths`. */
const cacheKeys = (): AstroIntegration => ({
  name: 'bench-cache-keys',
  hooks: {
    'astro:build:start': ({ setPrerenderer }) => {
      setPrerenderer((prerenderer) => ({
        ...prerenderer,
        getStaticPaths: async () => {
          const answers = answersByRoute();
          const routes = await prerenderer.getStaticPaths();
          const withoutKey: string[] = [];
          const keyed = routes.map((route) => {
            const cacheKey = answers.get(route.pathname);
            if (cacheKey !== undefined) return { ...route, cacheKey };
            withoutKey.push(route.pathname);
            return route;
          });
          say({ routes: keyed.length, withoutKey });
          return keyed;
        },
      }));
    },
  },
});

await build({
  root: ROOT,
  cacheDir: cacheFolder,
  experimental: { incrementalBuild: true },
  integrations: [cacheKeys()],
});
