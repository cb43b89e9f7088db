/** Suggests a category of the shop for a name in French or Hindi. */
import { foldedName } from '#core/import/foreign-names.ts';

/** By a part of the English name of a category. */
const NAMES: Readonly<Record<string, string>> = {
  anklet: 'bracelets de cheville, chaine de cheville, पायल',
  'toe ring': 'bagues de pied, बिछिया',
  earring: "boucles d'oreilles, boucle d'oreille, clous d'oreilles, झुमका, झुमके, बाली, कान की बाली",
  necklace: 'colliers, collier, sautoir, हार',
  chain: 'chaines, chaine, चेन',
  pendant: 'pendentifs, pendentif, पेंडेंट, लॉकेट',
  bracelet: 'bracelets, gourmette, ब्रेसलेट',
  bangle: 'joncs, jonc, कड़ा, कंगन, चूड़ी, चूड़ियां',
  nose: 'piercing nez, नथ, नोज पिन',
  ring: 'bagues, bague, anneaux, alliances, अंगूठी',
};

const ENGLISH = new Map(
  Object.entries(NAMES).flatMap(([name, others]) =>
    others.split(', ').map((other) => [foldedName(other), foldedName(name)] as const),
  ),
);

/** The first of `categories` that the name may mean. */
export function suggestCategory<T extends { name: string }>(
  name: string,
  categories: readonly T[],
): T | undefined {
  const english = ENGLISH.get(foldedName(name.split('>').at(-1) ?? ''));
  return english === undefined
    ? undefined
    : categories.find((category) => foldedName(category.name).startsWith(english));
}
