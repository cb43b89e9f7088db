/** Layout shifts of a page. */
import type { Page } from '@playwright/test';

/** Layout shifts without recent input. */
export const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const shifts: string[] = [];
    const note = (entries: readonly PerformanceEntry[]): void => {
      for (const entry of entries) {
        const recent = 'hadRecentInput' in entry && entry.hadRecentInput === true;
        if (!recent) shifts.push(JSON.stringify(entry));
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    // Two frames, because entries for the latest frame arrive with the second.
    for (const _ of [1, 2]) await new Promise((drawn) => requestAnimationFrame(drawn));
    note(observer.takeRecords());
    return shifts;
  });
