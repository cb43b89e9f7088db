/** The worker's global object, by its own type: the rest of the project is typed for windows. */
/// <reference lib="webworker" />

// This folder runs in a service worker only, whose global object this is.
export const scope = globalThis as unknown as ServiceWorkerGlobalScope;
