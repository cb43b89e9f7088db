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

function say(message: Omit<Message, 'id'>): void {
  last += 1;
  $messages.set([...$messages.get(), { ...message, id: last }].slice(-MOST));
}

/** @param undo offered beside the words, as long as they stand there @param stays until they are closed */
export const sayDone = (words: string, undo?: () => void, stays = false): void =>
  say({ kind: 'done', words, undo, stays });

export const sayFailure = (words: string): void =>
  say({ kind: 'failed', words, isOffline: !navigator.onLine });

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
