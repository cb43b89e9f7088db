/** Every family of the demo shop, in the order of its categories. */
import type { Family } from '#seed/family.ts';
import { anklets } from './anklets.ts';
import { bangles } from './bangles.ts';
import { bracelets } from './bracelets.ts';
import { chains } from './chains.ts';
import { earrings } from './earrings.ts';
import { nosePins } from './nose-pins.ts';
import { pendants } from './pendants.ts';
import { rings } from './rings.ts';
import { toeRings } from './toe-rings.ts';

export const FAMILIES: readonly Family[] = [
  rings,
  earrings,
  chains,
  pendants,
  bracelets,
  bangles,
  anklets,
  nosePins,
  toeRings,
];
