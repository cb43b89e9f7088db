/** Class recipes of the confirmation's page. */
export const SECTION_HEADING = 'mb-3 text-xl';

/** At the top: where the request stands. */
export const TOP = 'grid gap-1.5 border-l-2 px-6 py-5';
export const TOP_TITLE = 'text-3xl lining-nums tabular-nums';
