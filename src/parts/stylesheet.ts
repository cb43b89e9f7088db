/** Stylesheets of islands, by `import address from './x.css?url'`: an imported one Astro would put into every page's head. */

const held = new Map<string, Promise<void>>();

function fetched(address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  const done = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      // The next attempt begins anew.
      held.delete(address);
      link.remove();
      reject(new Error(`${address} could not be fetched.`));
    });
  });
  document.head.append(link);
  return done;
}

/** Puts a stylesheet into the page, once. Done when it holds; rejects when it cannot be fetched. */
export function holdStylesheet(address: string): Promise<void> {
  const holding = held.get(address) ?? fetched(address);
  held.set(address, holding);
  return holding;
}
