/** Whether and as what this build's pages measure visits: said by the environment, see `.env.example`. */
import * as variables from 'astro:env/client';
import { analyticsConfiguration } from '#core/analytics/configuration.ts';

/** Undefined unless all of it is configured; the pages then hold no trace of it. */
export const ANALYTICS = analyticsConfiguration({ ...variables });
