/** Lighthouse scores of one page of each template; each must score 99 or more on a phone. */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { CHROMIUM_FLAGS } from '#tooling/local/chromium-flags.ts';
import { CHROMIUM } from './chromium.ts';
import { samplePages, siteAtHand } from './page-weights.ts';
import { median } from './statistics.ts';
import { serveSite } from './static-server.ts';
import type { Row, Section } from './section.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Audit {
  scores: Record<(typeof CATEGORIES)[number], number>;
  /** ms. */
  lcp: number;
  /** ms. */
  tbt: number;
  cls: number;
  /** Audits that reduced the score. */
  failedAudits: string[];
}

async function audit(url: string): Promise<Audit> {
  const chrome = await launch({
    chromePath: CHROMIUM,
    chromeFlags: ['--headless=new', ...CHROMIUM_FLAGS],
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      output: 'json',
      onlyCategories: [...CATEGORIES],
    });
    if (!result) throw new Error(`Lighthouse has no result for ${url}`);
    const { categories, audits } = result.lhr;
    const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
    const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
    return {
      scores: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
      },
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      failedAudits: Object.values(audits)
        .filter(
          (each) => each.score !== null && each.score < 0.9 && each.scoreDisplayMode === 'binary',
        )
        .map(({ id }) => id),
    };
  } finally {
    chrome.kill();
  }
}

/** Runs with a larger value count as faulty even if the median is not. */
const WORST_SHIFT = 0.02;

/** One page's figures over all its runs: medians, the worst layout shift, and the faults of any run. */
function figures(runs: readonly Audit[]): Row {
  const middle = (read: (run: Audit) => number): number => median(runs.map(read));
  const scores = Object.fromEntries(
    CATEGORIES.map((category) => [category, middle((run) => run.scores[category])]),
  );
  const lcp = middle((run) => run.lcp);
  const tbt = middle((run) => run.tbt);
  const worstShift = Math.max(...runs.map((run) => run.cls));
  const good =
    Object.values(scores).every((score) => score >= 99) &&
    lcp <= 1_500 &&
    tbt <= 50 &&
    worstShift <= WORST_SHIFT;
  return {
    ...scores,
    'LCP ms': Math.round(lcp),
    'TBT ms': Math.round(tbt),
    CLS: Number(middle((run) => run.cls).toFixed(3)),
    'worst CLS': Number(worstShift.toFixed(3)),
    good,
    failedAudits: [...new Set(runs.flatMap((run) => run.failedAudits))].join(', '),
  };
}

export const audits: Section = {
  name: 'lighthouse',
  async run({ products, runs }, { children }) {
    const folder = await siteAtHand(children, products);
    const server = await serveSite(folder);
    const rows: Row[] = [];
    try {
      for (const { name, address } of samplePages(folder)) {
        const results: Audit[] = [];
        for (let run = 0; run < runs; run += 1) {
          results.push(await audit(server.origin + address.replace(/\/index$/, '/')));
        }
        rows.push({ page: name, ...figures(results) });
      }
    } finally {
      await server.close();
    }
    return {
      title: 'Lighthouse, mobile',
      notes: [
        `medians of ${runs} run(s), and the worst layout shift of any; Lighthouse’s own simulated phone and network`,
        'served by a small server with brotli and the caching of firebase.json, over HTTP/1.1 (production: HTTP/2)',
      ],
      rows,
    };
  },
};
