/** The buyer's own name and logo for line sheets: stored in this browser only. */
import { oneLine } from '#core/one-line.ts';
import { fieldsOf, jsonFrom } from '#core/unknown-json.ts';
import { storedAtom } from '#storefront/shared/stores/stored-atom.ts';
import { LONGEST_TEXT } from './sheet-options.ts';

export interface OwnBrand {
  name: string;
  /** A `data:` address; empty without a logo. */
  logo: string;
}

const NO_BRAND: OwnBrand = { name: '', logo: '' };

/** Parses stored text, which may be damaged. */
export function brandFromText(text: string): OwnBrand {
  const { name, logo } = fieldsOf(jsonFrom(text)) ?? {};
  return {
    name: typeof name === 'string' ? oneLine(name, LONGEST_TEXT) : '',
    logo:
      typeof logo === 'string' && /^data:image\/(?:png|jpeg|webp);base64,/.test(logo) ? logo : '',
  };
}

export const $ownBrand = storedAtom<OwnBrand>('glambug-line-sheet', NO_BRAND, {
  encode: JSON.stringify,
  decode: brandFromText,
});
