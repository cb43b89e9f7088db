/** Words of a pasted order without meaning for the products. */
import { FOR_EACH, HARMLESS, FILLER_TERMS, QUANTITY_BEFORE, UP_TO } from './amount-terms.ts';

/** Courtesies. */
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
/** Words whose phrase stays in the note. */
const REMARKS = new Set(['urgent', 'urgently', 'asap', 'jaldi', 'call', 'confirm', 'book']);
/** A phrase of only these words is dropped; any other word keeps it in the note. */
export const SILENT: ReadonlySet<string> = new Set(
  [
    ...COURTESIES,
    ...FILLER_TERMS,
    ...HARMLESS,
    ...UP_TO,
    ...FOR_EACH,
    ...QUANTITY_BEFORE,
    'pc',
    'piece',
    'pieces',
  ].filter((word) => !REMARKS.has(word)),
);
