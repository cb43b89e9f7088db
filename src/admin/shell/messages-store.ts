/** Messages at the foot of the screen: what was done, with the way to undo it, or what was not. */
import { atom } from 'nanostores';

export interface Message {
  id: number;
  kind: 'done' | 'failed' | 'news';
  words: string;
  /** Takes it back. */
  undo?: (() => void) | undefined;
  /** Whether it is there until somebody closes it. */
  stays?: boolean | undefined;
  /** Whether the browser was offline when the message appeared. */
  isOffline?: boolean;
  /** Where it leads, below `/admin`. */
  link?: MessageLink | undefined;
}

export interface MessageLink {
  words: string;
  to: string;
}

/** More would cover the screen. */
const MOST = 3;

export const $messages = atom<readonly Message[]>([]);

let last = 0;

const isKept = ({ kind, stays }: Message): boolean => kind === 'failed' || stays === true;

/** Without the oldest where there are too many; the newest, failures, and what stays are kept. */
function withoutOldest(messages: readonly Message[]): readonly Message[] {
  const isTooMany = messages.length > MOST;
  const oldest = isTooMany ? messages.slice(0, -1).findIndex((each) => !isKept(each)) : -1;
  return oldest === -1 ? messages : withoutOldest(messages.toSpliced(oldest, 1));
}

function say(message: Omit<Message, 'id'>): void {
  last += 1;
  $messages.set(withoutOldest([...$messages.get(), { ...message, id: last }]));
}

/** @param undo offered beside the words, as long as they stand there @param stays until they are closed */
export const sayDone = (words: string, undo?: () => void, stays = false): void =>
  say({ kind: 'done', words, undo, stays });

/** The same failure again replaces the one before. */
export function sayFailure(words: string): void {
  const isSame = (each: Message): boolean => each.kind === 'failed' && each.words === words;
  $messages.set($messages.get().filter((each) => !isSame(each)));
  say({ kind: 'failed', words, isOffline: !navigator.onLine });
}

/** Removes the failures of a lost connection once it is back. */
export const dropOfflineFailures = (): void =>
  $messages.set($messages.get().filter(({ isOffline }) => isOffline !== true));

/** What has come by itself; the latest stands for all before. */
export function sayNews(words: string, link: MessageLink): void {
  $messages.set($messages.get().filter(({ kind }) => kind !== 'news'));
  say({ kind: 'news', words, link });
}

export const dropMessage = (id: number): void =>
  $messages.set($messages.get().filter((message) => message.id !== id));
