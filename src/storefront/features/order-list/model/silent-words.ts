/** Words of a pasted order that say nothing about the goods. */
import { FOR_EACH, HARMLESS, LITTLE_WORDS, QUANTITY_BEFORE, UP_TO } from './amount-words.ts';

/** Courtesies, which say nothing about the goods. */
const COURTESIES = [
  ...['hi', 'hii', 'hello', 'helo', 'hey', 'dear', 'namaste', 'namaskar', 'namaskaram', 'pranam'],
  ...[
    'sir',
    'madam',
    'maam',
    'mam',
    'bhai',
    'bhaiya',
    'bhaiyya',
    'bhaisaab',
    'boss',
    'anna',
    'didi',
  ],
  ...['garu', 'andi', 'thank', 'thanks', 'you', 'thx', 'ok', 'okay', 'morning', 'evening'],
  ...['i', 'we', 'my', 'mujhe', 'hume', 'hamko', 'humko', 'ye', 'yeh', 'this', 'these', 'list'],
  ...['is', 'are', 'a', 'an', 'नमस्ते', 'भाई', 'భయ్యా', 'నమస్తే', 'నమస్కారం', 'అన్నా', 'గారు'],
];
/** Words that keep their phrase in the note. */
const REMARKS = new Set(['urgent', 'urgently', 'asap', 'jaldi', 'call', 'confirm', 'book']);
/** A phrase of these words alone is dropped; one other word keeps all of it in the note. */
export const SILENT: ReadonlySet<string> = new Set(
  [
    ...COURTESIES,
    ...LITTLE_WORDS,
    ...HARMLESS,
    ...UP_TO,
    ...FOR_EACH,
    ...QUANTITY_BEFORE,
    'pc',
    'piece',
    'pieces',
  ].filter((word) => !REMARKS.has(word)),
);
