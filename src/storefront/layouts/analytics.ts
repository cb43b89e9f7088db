/** The analytics settings of this build, from the environment; see `.env.example`. */
import * as variables from 'astro:env/client';
import { analyticsConfiguration } from '#core/analytics/configuration.ts';

/** Undefined unless everything is configured; then the pages contain no analytics. */
export const ANALYTICS = analyticsConfiguration({ ...variables });
