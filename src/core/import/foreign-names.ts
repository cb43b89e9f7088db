/** The names that other shop systems and suppliers give to columns, in English, French and Hindi. */

/** By field, the likeliest name first; a name without its unit: `Weight (g)` is `weight`. */
const NAMES: Readonly<Record<string, string>> = {
  sku: 'variant sku, item sku, seller sku, item code, code, style no, style code, design no, design number, design code, design, article, article no, product code, model, item no, part number, ref, reference, code article, code produit, tag no, tag number, alias, एसकेयू, कोड, आइटम कोड, उत्पाद कोड, कोड नंबर, मॉडल, डिज़ाइन नंबर, डिज़ाइन नं, ugs, sku code, seller sku id, model no, model number, article number, reference produit, ref produit, d no, डिज़ाइन कोड, आइटम नंबर',
  title:
    'name, product name, item name, name of item, product title, design name, style name, article name, product, item, design, particulars, nom, titre, designation, libelle, nom du produit, produit, नाम, उत्पाद, उत्पाद का नाम, आइटम नाम, आइटम का नाम, आइटम, वस्तु, वस्तु का नाम, सामान, सामान का नाम, शीर्षक, naam, nom article, intitule',
  slug: 'handle, url handle, address',
  description:
    'details, body html, body, product description, item description, long description, about, short description, descriptif, विवरण, description courte, description of goods',
  category:
    'categories, category name, categorie, collection, type, product type, product category, item type, feed product type, group, stock group, under, famille, श्रेणी, वर्ग, प्रकार, item group, item category, type de produit, type de bijou, jewellery type, कैटेगरी, आइटम ग्रुप',
  subCategory: 'sub category, sub group, sous categorie, उपश्रेणी',
  netWeightMg:
    'net wt, nett wt, nt wt, nt weight, nett weight, n wt, nw, weight net, silver weight, silver wt, metal weight, weight, wt, variant grams, variant weight, grams, gms, gm, weight value, item weight, avg net wt, avg net weight, average net weight, avg wt, avg weight, average wt, average weight, approx wt, approx weight, approximate weight, poids net, poids, poids moyen, शुद्ध वजन, नेट वजन, नेट वेट, वजन, भार, vajan, wajan, vazan, wazan, metal wt, silver net wt, product weight, poids en grammes, poids argent, poids unitaire, शुद्ध भार, चांदी वजन, net, nett',
  grossWeightMg:
    'gross wt, g wt, gw, gr wt, gross, weight gross, avg gross wt, avg gross weight, average gross weight, total weight, total wt, poids brut, poids total, सकल वजन, ग्रॉस वजन, ग्रॉस वेट, कुल वजन, सकल भार',
  purity:
    'fineness, kt, karat, touch, tunch, melting, metal stamp, silver purity, titre argent, titre, purete, शुद्धता, टंच, टच, metal purity, stamp, stamping',
  plating:
    'polish, plated, metal colour, metal color, colour, color, color name, placage, plaquage, couleur, पॉलिश, रंग, polish type, polish colour, polish color, plating type, plating colour, plating color, type de placage, couleur placage, प्लेटिंग, पॉलिश प्रकार',
  finish: 'surface, texture, finition, फिनिश, surface finish, finish type, फिनिशिंग',
  hallmark:
    'hallmarked, bis hallmark, poincon, हॉलमार्क, huid, huid no, huid number, huid code, एचयूआईडी',
  platingNm:
    'plating micron, plating microns, micron, microns, epaisseur placage, epaisseur plaquage, epaisseur du placage, epaisseur placage microns, epaisseur plaquage microns, thickness of plating, plating mic, coating thickness, gold thickness, micron plating, epaisseur de placage, epaisseur de plaquage, epaisseur du plaquage, epaisseur de la dorure, प्लेटिंग मोटाई, प्लेटिंग की मोटाई, पॉलिश मोटाई, पॉलिश की मोटाई, परत की मोटाई, माइक्रोन, thickness micron, thickness microns, epaisseur µm, epaisseur microns, epaisseur en microns',
  stoneCount:
    'stone count, no of stones, stone pcs, nombre de pierres, stone qty, stone quantity, stones count, total stones, no of stone, number of stone, stone nos, nb de pierres, nb pierres, nbre de pierres, nombre pierres, quantite de pierres, नग संख्या, नगों की संख्या, पत्थर संख्या, पत्थरों की संख्या, रत्न संख्या, रत्नों की संख्या',
  closure:
    'clasp, clasp type, lock, lock type, back, back type, closure type, fastening, fermoir, clasp style, type of clasp, type of closure, catch, hook, hook type, screw type, type of lock, type de fermoir, fermeture, type de fermeture, attache, type d attache, लॉक, लॉक प्रकार, हुक, क्लैस्प, पेंच',
  'dimensions.lengthUm': 'longueur, लंबाई',
  'dimensions.widthUm': 'largeur, चौड़ाई, breadth',
  'dimensions.heightUm': 'hauteur, ऊंचाई',
  inTheBox:
    'box contents, package contents, what is in the box, whats in the box, what s in the box, included in the box, included items, items included, included components, package includes, contenu de la boite, contenu du coffret, contenu du colis, contenu de l emballage, contenu de l ecrin, livre avec, बॉक्स में, डिब्बे में, बॉक्स में क्या है, डिब्बे में क्या है, बॉक्स सामग्री, डिब्बे की सामग्री, पैकेज सामग्री, पैकेट में',
  stones:
    'stone, stone type, stone name, gems, gemstone, gem type, pierre, pierres, नग, रत्न, पत्थर, stone used, stones used, type de pierre',
  unit: 'uom, units, unit of measure, sold as, unite, unite de vente, इकाई, यूनिट, selling unit, sale unit, sales unit, unit of sale, vendu par, बिक्री इकाई',
  sizes:
    'size, sizes available, size range, available size, available sizes, size name, ring size, finger size, bangle size, chain length, length, taille, longueur, साइज, आकार, लंबाई, sizes avail, avail sizes, ring sizes, bangle sizes, kada size, tailles, tailles disponibles, pointure, taille bague, उपलब्ध साइज, नाप',
  packSize:
    'pack, pack qty, packet, pkt, packing, conditionnement, pieces per pack, pcs per pack, units per pack, qty per pack, pack quantity, pack of, case pack, inner pack, taille du lot, quantite par lot, quantite par paquet, pieces par paquet, pieces par lot, unites par lot, paquet, colisage, पैक, पैक साइज, पैक आकार, पैक मात्रा, पैकेट, पैकेट साइज, प्रति पैक, प्रति पैकेट, पैकिंग, qty per box, pcs per box, units per box, qty per packet, box qty, pcs pkt, pcs box, qty pack, pieces par boite, quantite par boite, number of items, item package quantity',
  moq: 'min, min order, minimum order, minimum order quantity, min order qty, min qty, minimum quantity, quantite minimum, quantite min, qte min, qte minimum, qte mini, quantite mini, न्यूनतम मात्रा, minimum order qty, minimum qty, min pcs, quantite minimale, commande minimum, commande minimale, minimum de commande, न्यूनतम ऑर्डर, न्यूनतम ऑर्डर मात्रा',
  orderMultiple: 'multiple, multiples of, order in multiples of, multiple de commande',
  hsn: 'hsn sac, एचएसएन, hsn no, hsn code no, hs code, code hs, एचएसएन कोड',
  gstRateBps: 'gst, tax, tax rate, tva, जीएसटी, igst, taux tva, taux de tva, जीएसटी दर',
  originCountry: 'origin, made in, pays d origine, origine, मूल देश, pays origine',
  pricePaise:
    'variant price, regular price, standard price, current price, unit price, wholesale price, wholesale rate, wsp, ws price, ws rate, b2b price, dealer price, trade price, net price, net rate, prix gros, prix de gros, prix de gros ht, थोक मूल्य, थोक भाव, थोक रेट, थोक दर, थोक कीमत, tarif regulier, selling price, sale price, sale rate, rate, net, nett, mrp, amount, prix, prix unitaire, prix ht, prix unitaire ht, prix de vente, prix de vente ht, pvht, tarif, कीमत, मूल्य, दाम, दर, रेट, भाव, रकम, keemat, kimat, daam, dam, bhav, bhaav, selling rate, tarif ht, pu ht, बिक्री मूल्य, विक्रय मूल्य',
  'byWeight.makingPerGramPaise':
    'making, making charge, making charges, making gm, labour, labour charge, labour charges, lc, mc, facon, main d œuvre, main d oeuvre, मेकिंग, मेकिंग चार्ज, मजदूरी, लेबर, बनवाई, majduri, mazduri, majuri, मेकिंग प्रति ग्राम, मजदूरी प्रति ग्राम, बनवाई प्रति ग्राम',
  'byWeight.makingPerUnitPaise':
    'making, making charge, making charges, labour, labour charge, labour charges, lc, mc, facon, main d œuvre, main d oeuvre, मेकिंग, मेकिंग चार्ज, मजदूरी, लेबर, majduri, mazduri, majuri, making pc, making charge pc, making charges pc, labour pc, labour charge pc, labour charges pc, lc pc, mc pc, facon pc, facon par piece, main d œuvre pc, main d œuvre par piece, main d oeuvre pc, main d oeuvre par piece, मेकिंग प्रति पीस, मजदूरी प्रति पीस',
  'byWeight.makingBps':
    'making, making charge, making charges, labour, wastage, mc, main d œuvre, main d oeuvre, मेकिंग, मेकिंग चार्ज, मजदूरी, लेबर, majduri, mazduri, majuri',
  'byWeight.stonesPaise':
    'stone amount, stone amt, stone charge, stone charges, stone value, stone price, stone rate, stone rs, stone cost, prix des pierres, नग मूल्य, नग कीमत',
  costPaise:
    'cost per item, cost price, cost, purchase price, buying price, landed cost, prix d achat, prix de revient, cout de revient, लागत, purchase rate, prix achat, खरीद मूल्य, खरीद भाव',
  stockStatus: 'in stock, availability, stock status, disponibilite, स्टॉक, en stock',
  images:
    'image, picture, image url, image src, main image url, product image url, photo, photo url, image link, lien image, फोटो, चित्र, image links, image urls, main image, product image, photo link, picture link, featured image, lien photo, तस्वीर',
  tags: 'keywords, etiquettes, mots cles, टैग',
};

/** A column name for comparison: small letters and digits without accents, spaces and signs. */
export const foldedName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const UNIT =
  /(?:in|per)?(?:grams?|gms?|kgs?|mgs?|inr|rs|rupees|usd|eur|mm|cm|inch(?:es)?|pcs?|pieces?|prs?|pairs?|sets?)$/;

/** An amount for each unit that is sold. */
const EACH = /(?<=.)(?:inr|rs|rupees)?(?:per)?(?:pcs?|pieces?|units?|prs?|pairs?|sets?)$/;

/**
 * How a column name may be written in the table: whole, without what is in brackets or behind a slash, and without its
 * unit. `Making per pair` and `Making (Rs/pc)` are also `Making pc`, which is another field than `Making`; so is a
 * percentage, `Making %`. Hindi names may have the English one behind a slash.
 */
export function foldedNames(name: string): string[] {
  const parts = /\p{Script=Devanagari}/u.test(name) ? name.split('/') : [];
  // `Poids en g`; other words end in `ing`.
  const plain = name.replace(/ (?:in|en) g$/i, '');
  const forms = [
    name,
    name.replace(/[([].*/, ''),
    name.replace(/ *[/([].*/, ''),
    plain,
    ...parts,
  ].map(foldedName);
  const isPercent = name.includes('%') || forms.some((form) => form.endsWith('percent'));
  const [whole = ''] = forms;
  const all = isPercent
    ? forms.map((form) => `${form.replace(/percent$/, '')}percent`)
    : [whole, whole.replace(EACH, 'pc'), ...forms, ...forms.map((form) => form.replace(UNIT, ''))];
  return [...new Set(all)].filter((each) => each !== '' && each !== 'percent');
}

const FOLDED = new Map(
  Object.entries(NAMES).map(([field, names]) => [field, names.split(', ').map(foldedName)]),
);

/** The names of a field in other lists, folded. */
export const foreignNames = (field: string): readonly string[] => FOLDED.get(field) ?? [];

/** The fields in the table. */
export const NAMED_FIELDS: readonly string[] = Object.keys(NAMES);
