/** Persistent atoms: they survive a reload and are shared by all tabs; without storage, they last while the page is open. */
import { atom, type WritableAtom } from 'nanostores';
import { persistentStore } from '#firebase/browser/session/browser-storage.ts';

interface Format<T> {
  encode: (value: T) => string;
  decode: (text: string) => T;
}

/** Written here rather than with `@nanostores/persistent`, because every page loads it. */
export function storedAtom<T>(
  key: string,
  initial: T,
  { encode, decode }: Format<T>,
): WritableAtom<T> {
  const read = (): string | null => persistentStore.read(key) ?? null;
  const valueOf = (text: string | null): T => (text === null ? initial : decode(text));
  let stored = read();
  const $value = atom(valueOf(stored));
  // The methods of an atom don't use `this`.
  // eslint-disable-next-line @typescript-eslint/unbound-method
  const { set, listen } = $value;
  /** Takes what another tab has stored. */
  const follow = (): void => {
    const text = read();
    if (text === stored) return;
    stored = text;
    set(valueOf(text));
  };
  $value.set = (value) => {
    const text = encode(value);
    if (persistentStore.write(key, text)) stored = text;
    set(value);
  };
  $value.listen = (listener) => {
    follow();
    return listen(listener);
  };
  // Tests of stores run without a window.
  if (typeof window !== 'undefined') {
    window.addEventListener('storage', follow);
    window.addEventListener('pageshow', follow);
  }
  return $value;
}
