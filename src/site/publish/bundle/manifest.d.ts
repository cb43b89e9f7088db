/** Astro replaces this module when it compiles a server bundle. */
declare module 'virtual:astro:manifest' {
  import type { SSRManifest } from 'astro';
  export const manifest: SSRManifest;
}
