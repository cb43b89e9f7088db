/** The worker's global object with its own type; the rest of the project uses the types of windows. */
/// <reference lib="webworker" />

// The global object of the service worker, in which this folder runs.
export const scope = globalThis as unknown as ServiceWorkerGlobalScope;
