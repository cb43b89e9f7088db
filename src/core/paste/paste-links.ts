/** Web addresses in a pasted order: their digits are neither quantities nor sizes. */
import { listTextOfHash } from '#core/order/read-list-text.ts';

/** A web address, as a part of a form: `https://…`, `www.…`, `shop.in/…`. */
export const WEB_ADDRESS = String.raw`(?:https?:\/\/|(?<![\p{L}\d@.-])(?:www\.|(?:[a-z\d-]+\.)+(?:com|in|net|org|shop|store)\/))(?:\S*[^\s.,;:!?)\]])?`;

const WEB_ADDRESSES = new RegExp(WEB_ADDRESS, 'giu');

/** The text without its web addresses. */
export const withoutLinks = (text: string): string => text.replace(WEB_ADDRESSES, '');

/** The SKU in the address of a product's page; undefined for other words. @param text in small letters */
export const linkedSku = (text: string): string | undefined =>
  /\/product\/([a-z\d-]+)/.exec(text)?.[1];

/** The address of an order list, with its fragment, and without signs at the end that no list has there. */
const LIST_LINK = /(?<!\S)\S*\/order-list(?![\p{L}\d-])(#[\p{L}\d._=~%-]*[\p{L}\d_])?[.=~%-]*/gu;

/** Takes the links of order lists out of a line. @returns also the texts of these lists */
export function takeListLinks(line: string): { rest: string; lists: string[] } {
  const lists = Array.from(line.matchAll(LIST_LINK), ([, hash = '']) => listTextOfHash(hash));
  return {
    rest: line.replace(LIST_LINK, ''),
    lists: lists.filter((list) => list !== undefined),
  };
}
