/** The end of a page, where its footer leaves room for everything that floats. */
import type { Page } from '@playwright/test';
import { scrollToPart } from './layout-faults.ts';

/** Goes there; what floats appears a moment later. */
export const goToEnd = (page: Page): Promise<void> => page.evaluate(scrollToPart, 1);
