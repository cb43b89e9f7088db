/**
 * `client:act="NAME"`: an island that is loaded when it is first opened, by an element with `data-act="NAME"` or
 * by `openIsland`. If loading fails, a pressed link navigates as without JavaScript.
 */
import type { ClientDirective } from 'astro';
import type { ActElement } from '#storefront/shared/stores/open-island.ts';
import { isPlainClick } from '#storefront/shared/plain-click.ts';

/** Counts presses on all islands of the page: on a slow connection, only the last one pressed opens. */
let presses = 0;

const act: ClientDirective = (load, { value: name }, element) => {
  const island: ActElement = element;
  let fetching: ReturnType<typeof load> | undefined;

  const fetchIsland = (): ReturnType<typeof load> => {
    fetching ??= load();
    // A failed fetch is tried again.
    fetching.catch(() => (fetching = undefined));
    return fetching;
  };

  const open = async (trigger?: HTMLElement): Promise<void> => {
    // Ignores a second press while the first is in progress.
    if (trigger?.ariaBusy === 'true') return;
    trigger?.setAttribute('aria-busy', 'true');
    const press = (presses += 1);
    try {
      if (island.open === undefined) {
        const ready = new Promise((resolve) => {
          island.addEventListener('act-ready', resolve);
        });
        await (
          await fetchIsland()
        )();
        await ready;
      }
      if (press === presses) await island.open?.(trigger);
    } finally {
      trigger?.removeAttribute('aria-busy');
    }
  };

  const triggerOf = ({ target }: Event): HTMLElement | undefined => {
    const trigger = target instanceof Element ? target.closest<HTMLElement>('[data-act]') : null;
    return trigger?.dataset['act'] === name ? trigger : undefined;
  };

  document.addEventListener('click', (event) => {
    const trigger = triggerOf(event);
    if (trigger === undefined || !isPlainClick(event)) return;
    event.preventDefault();
    open(trigger).catch(() => {
      if (trigger instanceof HTMLAnchorElement) location.assign(trigger.href);
    });
  });
  // Preloads on pointer down; a failure is handled by the click.
  document.addEventListener('pointerdown', (event) => {
    if (triggerOf(event)) void fetchIsland();
  });
  document.addEventListener('act', (event) => {
    if (!(event instanceof CustomEvent) || event.detail !== name) return;
    const { target } = event;
    open(target instanceof HTMLElement ? target : undefined).catch(() =>
      target?.dispatchEvent(new Event('act-failed')),
    );
  });
};

// eslint-disable-next-line no-restricted-syntax -- Astro takes a directive from the default export
export default act;
