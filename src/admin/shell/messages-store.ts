/** Messages at the bottom of the screen: results with undo, and failures. */
import { atom } from 'nanostores';
import { errorMessage, failed, type Result } from '#core/result.ts';

/** @returns the message that the change was undone; undefined when that is shown already */
export type Undo = () => Promise<Result<string> | undefined>;

/** The code of an undo that could not start, and is offered again. */
export const RETRY = 'retry';

export interface Message {
  id: number;
  kind: 'done' | 'failed' | 'news';
  text: string;
  undo?: Undo | undefined;
  /** Continues work that stopped early. */
  resume?: Undo | undefined;
  /** Whether it stays until closed. */
  stays?: boolean | undefined;
  /** Link target below `/admin`. */
  link?: MessageLink | undefined;
}

export interface MessageLink {
  label: string;
  to: string;
  hash?: string | undefined;
}

/** More would cover the screen. */
const MOST = 3;

export const $messages = atom<readonly Message[]>([]);

let last = 0;

const isPersistent = ({ kind, stays }: Message): boolean => kind === 'failed' || stays === true;

/** Replaces the oldest message if there are too many, except failures and persistent ones. */
function say(message: Omit<Message, 'id'>): void {
  last += 1;
  const before = $messages.get();
  const oldest = before.length < MOST ? undefined : before.find((each) => !isPersistent(each));
  $messages.set([...before.filter((each) => each !== oldest), { ...message, id: last }]);
}

/**
 * @param undo offered as long as the message is shown
 * @param stays until it is closed
 * @param link the next step
 */
export const sayDone = (text: string, undo?: Undo, stays = false, link?: MessageLink): void =>
  say({ kind: 'done', text, undo, stays, link });

/** A repeated failure replaces the earlier message. */
export function sayFailure(text: string, actions: Pick<Message, 'undo' | 'resume'> = {}): void {
  const isSame = (each: Message): boolean => each.kind === 'failed' && each.text === text;
  $messages.set($messages.get().filter((each) => !isSame(each)));
  say({ kind: 'failed', text, ...actions });
}

/** News replace earlier news. */
export function sayNews(text: string, link: MessageLink): void {
  $messages.set($messages.get().filter(({ kind }) => kind !== 'news'));
  say({ kind: 'news', text, link });
}

export const dropMessage = (id: number): void =>
  $messages.set($messages.get().filter((message) => message.id !== id));

async function runAction({ id, ...message }: Message, action: Undo | undefined): Promise<void> {
  dropMessage(id);
  const result = await action?.().catch((error: unknown) => failed(errorMessage(error)));
  if (result === undefined) return;
  if (result.success) {
    sayDone(result.value);
    return;
  }
  sayFailure(result.error);
  if (result.code === RETRY) say(message);
}

/** Undoes what a message says, and shows the result. Every change that can be undone offers it in this way. */
export const undoMessage = (message: Message): Promise<void> => runAction(message, message.undo);

/** Continues the work of a message. */
export const resumeMessage = (message: Message): Promise<void> =>
  runAction(message, message.resume);
