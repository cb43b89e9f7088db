/** What the build writes into the worker. */

/** Addresses of what pages need that no markup names: islands, which load when a person acts, and fonts. */
declare const UNNAMED_FILES: readonly string[];
