/** The names that other shop systems and suppliers give to columns, in English, French and Hindi. */

/** By field, the likeliest name first; a name without its unit: `Weight (g)` is `weight`. */
const NAMES: Readonly<Record<string, string>> = {
  sku: 'variant sku, item sku, seller sku, item code, code, style no, style code, design no, design number, design code, article, article no, product code, model, item no, part number, ref, reference, code article, एसकेयू, कोड, मॉडल',
  title:
    'name, product name, item name, product title, design name, product, item, nom, titre, designation, libelle, produit, नाम, उत्पाद, उत्पाद का नाम, शीर्षक',
  slug: 'handle, url handle, address',
  description:
    'details, body html, body, product description, item description, long description, about, short description, descriptif, विवरण',
  category:
    'categories, category name, categorie, collection, type, product type, product category, item type, feed product type, group, famille, श्रेणी, वर्ग, प्रकार',
  subCategory: 'sub category, sub group, sous categorie, उपश्रेणी',
  netWeightMg:
    'net wt, nett wt, nett weight, n wt, silver weight, silver wt, metal weight, weight, wt, variant grams, variant weight, grams, gms, gm, weight value, item weight, poids net, poids, शुद्ध वजन, वजन, भार',
  grossWeightMg:
    'gross wt, g wt, gr wt, total weight, total wt, poids brut, poids total, सकल वजन, कुल वजन',
  purity: 'fineness, kt, karat, touch, metal stamp, silver purity, titre argent, purete, शुद्धता',
  plating:
    'polish, plated, metal colour, metal color, colour, color, color name, placage, couleur, पॉलिश, रंग',
  finish: 'surface, texture, finition, फिनिश',
  hallmark: 'hallmarked, bis hallmark, poincon, हॉलमार्क',
  platingNm: 'plating micron, plating microns, micron, microns',
  stoneCount: 'stone count, no of stones, stone pcs, nombre de pierres',
  closure: 'clasp, lock, back, fastening, fermoir',
  inTheBox: 'box contents, package contents',
  stones: 'stone, stone type, stone name, gems, gemstone, gem type, pierre, pierres, नग, रत्न, पत्थर',
  unit: 'uom, unit of measure, sold as, unite, unite de vente, इकाई',
  sizes:
    'size, size name, ring size, bangle size, chain length, length, taille, longueur, साइज, आकार, लंबाई',
  moq: 'minimum order, minimum order quantity, min order qty, min qty, minimum quantity, quantite minimum, न्यूनतम मात्रा',
  hsn: 'hsn sac, एचएसएन',
  gstRateBps: 'gst, gst percent, tax, tva, जीएसटी',
  originCountry: 'origin, made in, pays d origine, origine, मूल देश',
  pricePaise:
    'variant price, regular price, standard price, current price, unit price, wholesale price, selling price, rate, mrp, amount, prix, prix unitaire, tarif, कीमत, मूल्य, दाम, दर',
  stockStatus: 'in stock, availability, stock status, disponibilite, स्टॉक',
  images:
    'image, picture, image url, image src, main image url, product image url, photo, photo url, image link, lien image, फोटो, चित्र',
  tags: 'keywords, etiquettes, mots cles, टैग',
};

/** A column name for comparison: small letters and digits without accents, spaces and signs. */
export const foldedName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const UNIT = /(?:ingrams?|grams?|gms?|kgs?|mgs?|inr|rs|rupees|usd|eur|percent|mm|cm|inch(?:es)?)$/;

/** How a column name may be written in the table: whole, without what is in brackets, and without its unit. */
export function foldedNames(name: string): string[] {
  const whole = foldedName(name);
  const plain = foldedName(name.replace(/[([].*/, ''));
  return [...new Set([whole, plain, whole.replace(UNIT, ''), plain.replace(UNIT, '')])].filter(
    (each) => each !== '',
  );
}

const FOLDED = new Map(
  Object.entries(NAMES).map(([field, names]) => [field, names.split(', ').map(foldedName)]),
);

/** The names of a field in other lists, folded. */
export const foreignNames = (field: string): readonly string[] => FOLDED.get(field) ?? [];

/** The fields in the table. */
export const NAMED_FIELDS: readonly string[] = Object.keys(NAMES);
