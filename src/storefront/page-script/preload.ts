/** Fetches what a script on demand imports in turn beside it, instead of after it. */
const asked = new Set<string>();

/** @param files from the root of the site; no stylesheets (`src/site/publish/bundle/import-on-demand.ts`) */
export function preload<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  for (const file of files.filter((each) => !asked.has(each))) {
    asked.add(file);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/${file}`;
    document.head.append(link);
  }
  return load();
}
