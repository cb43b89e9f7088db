/** The end of a page, where the footer leaves room for floating controls. */
import type { Page } from '@playwright/test';
import { scrollToPart } from './layout-faults.ts';

/** Scrolls to the end of the page; floating controls appear a moment later. */
export const goToEnd = (page: Page): Promise<void> => page.evaluate(scrollToPart, 1);
