/**
 * What a page opens on demand: a link or button with `data-act` names it. Its script is fetched when it is
 * first wanted; where that fails, a link leads to its page as it would without any script.
 */

/** What an island that opens must offer. */
interface Openable {
  /** @param trigger what was pressed: its `data-` attributes say more, and it gets the focus back */
  open: (trigger: HTMLElement) => void | Promise<void>;
}

const ACTS: Readonly<Record<string, () => Promise<Openable>>> = {
  search: () => import('#islands/search/open.tsx'),
  'order-list': () => import('#islands/order-list/open.tsx'),
  whatsapp: () => import('#islands/whatsapp/open.tsx'),
  'cookie-choices': () => import('#islands/consent/open.tsx'),
};

/** Counts what was asked for: on a slow line, what was pressed last is what opens. */
let asked = 0;
let isOpening = false;

/**
 * Opens something by its name; nothing happens where no such thing is there.
 * @param trigger says more by its `data-` attributes, and gets the focus back
 * @throws when its script cannot be fetched
 */
export async function act(name: string, trigger: HTMLElement): Promise<void> {
  const load = ACTS[name];
  // A second press while the first is being answered asks for nothing more.
  if (load === undefined || trigger.ariaBusy === 'true') return;
  trigger.setAttribute('aria-busy', 'true');
  const mine = (asked += 1);
  try {
    const { open } = await load();
    if (mine !== asked || isOpening) return;
    isOpening = true;
    await Promise.resolve(open(trigger)).finally(() => (isOpening = false));
  } finally {
    trigger.removeAttribute('aria-busy');
  }
}

const triggerOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-act]') : null;

/** A click that asks the browser for something else, such as a new tab, or that was answered already. */
export const isOtherwiseMeant = (event: MouseEvent): boolean =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.ctrlKey ||
  event.metaKey ||
  event.shiftKey ||
  event.altKey;

/** Links and buttons of the page open what they name. */
export function startActs(): void {
  document.addEventListener('click', (event) => {
    const trigger = triggerOf(event);
    const name = trigger?.dataset['act'] ?? '';
    if (trigger === null || ACTS[name] === undefined || isOtherwiseMeant(event)) return;
    event.preventDefault();
    act(name, trigger).catch(() => {
      if (trigger instanceof HTMLAnchorElement) location.assign(trigger.href);
    });
  });

  // The fetch begins before the finger is lifted.
  document.addEventListener('pointerdown', (event) => {
    // Whether it fails, the click that follows will find out.
    void ACTS[triggerOf(event)?.dataset['act'] ?? '']?.().catch(() => undefined);
  });
}
