/** What the build writes into the worker. */

/** Addresses of what pages need that no markup names: what scripts load, at once or when a person acts, and fonts. */
declare const UNNAMED_FILES: readonly string[];
