/** The viewer's own stylesheet. It is asked for here, since Astro would put an imported one into every page's head. */
import address from './zoom.css?url';

const putIntoPage = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${address} cannot be fetched.`));
    });
    document.head.append(link);
  });

let held: Promise<void> | undefined;

/** Done when the stylesheet holds; rejects when it cannot be fetched, and may be asked again. */
export function holdStylesheet(): Promise<void> {
  held ??= putIntoPage().catch((problem: unknown) => {
    held = undefined;
    throw problem;
  });
  return held;
}
