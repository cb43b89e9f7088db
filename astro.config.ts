/** The site's build: static pages at addresses without a trailing slash, Tailwind, no inlined surprises. */
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';

export default defineConfig({
  // An empty variable counts as absent.
  site: process.env['SITE_URL'] || `http://localhost:${process.env['SITE_PORT'] || '4321'}`,
  output: 'static',
  outDir: process.env['ASTRO_OUT'] ?? 'dist',
  trailingSlash: 'never',
  // Eight pages at a time: while one is written to disk, the next is rendered.
  build: { format: 'file', inlineStylesheets: 'never', concurrency: 8 },
  compressHTML: true,
  devToolbar: { enabled: false },
  server: { port: 4322 },
  integrations: [react()],
  vite: {
    plugins: [tailwindcss()],
    // Scripts and fonts stay files of their own, so that the content security policy needs no exceptions.
    build: { assetsInlineLimit: 0 },
  },
});
