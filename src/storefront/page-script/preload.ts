/** Preloads the imports of a lazily loaded script in parallel with it. */
const requested = new Set<string>();

/** @param files from the root of the site; no stylesheets (`src/site/publish/bundle/plugins.ts`) */
export function preload<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  for (const file of files.filter((each) => !requested.has(each))) {
    requested.add(file);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/${file}`;
    document.head.append(link);
  }
  return load();
}
