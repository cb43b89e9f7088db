/** Values that the build writes into the worker. */

/**
 * Addresses of resources that pages need without naming them in their HTML: lazily loaded scripts and fonts.
 */
declare const UNNAMED_FILES: readonly string[];
