/**
 * Parses an order in free text: lists, messages, forwarded chats. Every non-empty line gives a result:
 * understood, a question, or refused with the reason. Nothing is guessed silently.
 */
import { namesNoGoods } from './amount.ts';
import type { CodeBook } from '#core/order/code-book.ts';
import { conditionAt, refusalAfter } from './exclusion-terms.ts';
import { readLine, tokenized, type ReadLine } from './order-tokens.ts';
import { codesIn, type CodeMatch } from './paste-codes.ts';
import { amountOf, asWhether, NOTHING, readCodes } from './paste-line.ts';
import { joinedRest, restOf } from './paste-rest.ts';
import type { PastedLine, Piece } from './pasted-line.ts';

/**
 * Parses a line with "if not available send RG102": the part after the condition becomes a question.
 */
function readCondition({ text, tokens }: ReadLine, from: number, book: CodeBook): Piece[] {
  const start = tokens[from]?.from ?? 0;
  const before = tokenized(text.slice(0, start).replace(/[\s,;.([&+-]+$/, ''));
  const codesBefore = codesIn(before.tokens, book);
  const rest = tokenized(codesBefore.length > 0 ? text.slice(start) : text);
  const codesAfter = codesIn(rest.tokens, book);
  const condition = rest.text.slice(0, rest.tokens[codesAfter[0]?.from ?? 0]?.from).trim();
  const pieces = codesBefore.length > 0 ? readCodes(before, codesBefore, book) : [];
  return [
    ...pieces.map((piece, index) =>
      index < pieces.length - 1 ? piece : { ...piece, note: joinedRest([piece.note, rest.text]) },
    ),
    ...readCodes(rest, codesAfter, book).map((piece, index) => {
      const code = codesAfter[index];
      const segment = index === 0 ? piece.segment : `${condition} ${piece.segment}`;
      const isRange = piece.outcome === 'question' && piece.question === 'range';
      const outcome = code === undefined || isRange ? piece : asWhether(piece, code);
      return { ...outcome, note: rest.text, segment };
    }),
  ];
}

/** Parses a line with SKUs. */
function readLineOfCodes(line: ReadLine, codes: readonly CodeMatch[], book: CodeBook): Piece[] {
  const from = conditionAt(line.tokens);
  return from !== -1 && codes.some((code) => code.from > from)
    ? readCondition(line, from, book)
    : readCodes(line, codes, book);
}

/** Parses a line without codes, which may be the quantity of the SKU in the previous line. */
function readRest(
  { text, tokens }: ReadLine,
  source: string,
  line: number,
  last: PastedLine | undefined,
): { answer: PastedLine; isMerged: boolean } {
  const amount = refusalAfter(tokens) === undefined ? amountOf(tokens) : NOTHING;
  const { qty, used } = amount;
  const note = restOf(text, tokens, used);
  if (
    last?.outcome === 'question' &&
    last.question === 'quantity' &&
    last.line === line - 1 &&
    qty !== undefined &&
    // "RG101 6 gold, jhumka 24 pcs" requests two products.
    namesNoGoods(tokens) &&
    amountOf(tokenized(last.note).tokens).problem === undefined
  ) {
    const [sku = ''] = last.candidates;
    const answer: PastedLine = {
      source: `${last.source} ${source}`,
      segment: `${last.segment} ${text}`,
      line: last.line,
      note: joinedRest([last.note, note]),
      outcome: 'understood',
      sku,
      qty,
    };
    return { answer, isMerged: true };
  }
  const answer: PastedLine = {
    source,
    segment: source,
    line,
    note,
    outcome: 'refused',
    reason: 'no-code',
    written: source,
    qty,
  };
  return { answer, isMerged: false };
}

/**
 * Parses an order from text.
 * @returns one entry for every code, and for every line without one; in the order of the text
 */
export function readPastedOrder(text: string, book: CodeBook): PastedLine[] {
  const read: PastedLine[] = [];
  text.split(/\r\n|[\n\r\u2028\u2029]/).forEach((raw, index) => {
    const source = raw.trim();
    const content = readLine(raw);
    if (content.tokens.length === 0) return;
    const line = index + 1;
    const codes = codesIn(content.tokens, book);
    if (codes.length > 0) {
      for (const piece of readLineOfCodes(content, codes, book))
        read.push({ source, line, ...piece });
      return;
    }
    const { answer, isMerged } = readRest(content, source, line, read.at(-1));
    if (isMerged) read.pop();
    read.push(answer);
  });
  return read;
}
