import { describe, expect, it } from 'vitest';
import { PRODUCT_COLUMNS } from './columns.ts';
import { NAMED_FIELDS } from './foreign-names.ts';
import { guessMapping, shopMapping, skippedColumns } from './match-columns.ts';

describe('guessing columns by name', () => {
  it('recognizes the names that suppliers use', () => {
    const header = ['Item code', 'Product name', 'Weight', 'MRP', 'Category', 'Image URL', 'Other'];
    expect(guessMapping(header).columns).toEqual({
      sku: 'Item code',
      title: 'Product name',
      netWeightMg: 'Weight',
      pricePaise: 'MRP',
      category: 'Category',
      images: 'Image URL',
    });
  });

  it.each([
    [
      'netWeightMg',
      [
        ...['Net Wt (gms)', 'N.W.', 'Wt.', 'Weight in grams', 'GMS', 'Poids net (g)', 'शुद्ध वज़न'],
        ...['Avg Wt', 'Approx Weight', 'Nt Wt', 'नेट वजन', 'नेट वज़न', 'Vajan'],
        ...['Avg. Net Wt. (g)', 'Poids moyen (g)', 'भार (gm) / Weight', 'नेट वेट'],
      ],
    ],
    [
      'grossWeightMg',
      ['Gross Wt', 'G.W.', 'Avg Gross Wt', 'Total weight (g)', 'Poids brut', 'कुल वजन', 'ग्रॉस वजन'],
    ],
    [
      'pricePaise',
      [
        ...['MRP', 'Rate (Rs)', 'Price INR', 'Prix HT', 'क़ीमत', 'Variant Price', 'Rate per pair'],
        ...['Prix de gros', 'WSP', 'रेट', 'भाव', 'Bhav'],
      ],
    ],
    [
      'byWeight.makingPerGramPaise',
      [
        ...['Making', 'Making/gm', 'Labour (Rs/g)', 'Making charges', 'मेकिंग', 'मजदूरी प्रति ग्राम'],
        ...['Main d’œuvre', "Main d'oeuvre", 'Main d’œuvre / g', 'मेकिंग चार्ज', 'Majuri'],
      ],
    ],
    [
      'byWeight.makingPerUnitPaise',
      [
        ...['Making per piece', 'Making/pc', 'Labour per pc', 'Making charges (Rs/pair)'],
        ...['Making per set', 'Labour Charges (per piece)', 'मजदूरी प्रति पीस'],
      ],
    ],
    [
      'packSize',
      [
        ...['Pkt', 'Pack qty', 'Pcs per pack', 'Pack of', 'Colisage', 'Quantité par lot'],
        ...['Pièces par paquet', 'पैक साइज़', 'पैकेट', 'प्रति पैक'],
      ],
    ],
    [
      'stoneCount',
      [
        ...['Stone Qty', 'No. of stones', 'Number of stones', 'Nombre de pierres', 'Nb de pierres'],
        ...['नग संख्या', 'नगों की संख्या', 'पत्थरों की संख्या'],
      ],
    ],
    [
      'closure',
      [
        ...['Clasp', 'Lock Type', 'Fermoir', 'Type de fermoir', 'Fermeture', 'Attache'],
        ...['लॉक', 'लॉक प्रकार', 'हुक'],
      ],
    ],
    [
      'inTheBox',
      [
        ...['In the box', 'What’s in the box', 'Box contents', 'Package includes'],
        ...['Contenu de la boîte', 'Contenu du coffret', 'डिब्बे में', 'बॉक्स सामग्री'],
      ],
    ],
    ['moq', ['MOQ', 'Qté min', 'Qté mini', 'Min. order']],
    ['purity', ['Tunch', 'Touch (%)', 'Karat', 'टंच']],
    ['byWeight.makingBps', ['Making %', 'Wastage', 'Labour (%)', 'Main d’œuvre (%)']],
    ['byWeight.stonesPaise', ['Stone Amt', 'Stone charges (₹)']],
    ['gstRateBps', ['GST %', 'Tax rate', 'TVA (%)']],
    ['stones', ['Stone', 'Gem Type', 'Pierres', 'नग']],
    [
      'sizes',
      [
        'Size',
        'Ring size',
        'Length (inch)',
        'Taille',
        'साइज़',
        'Available sizes',
        'Finger size',
        'Size range',
      ],
    ],
    ['plating', ['Polish', 'Metal colour', 'Placage', 'Plaquage', 'पॉलिश']],
    [
      'platingNm',
      [
        ...['Microns', 'Épaisseur placage (microns)', 'Épaisseur placage', 'Plating thickness'],
        ...['Épaisseur du plaquage', 'Épaisseur de la dorure', 'प्लेटिंग की मोटाई', 'माइक्रोन'],
      ],
    ],
    ['costPaise', ['Cost', 'Prix de revient']],
    ['unit', ['UOM', 'यूनिट']],
    ['hallmark', ['Hallmark', 'HUID', 'HUID No.']],
    [
      'title',
      [
        'Désignation',
        'Nom du produit',
        'आइटम नाम',
        'Style Name',
        'वस्तु',
        'Naam',
        'नाम / Name',
        'सामान का नाम',
      ],
    ],
    [
      'sku',
      [
        'Design No.',
        'Réf.',
        'item_sku',
        'Design',
        'कोड',
        'Code produit',
        'डिजाइन नं',
        'डिज़ाइन नं.',
        'Tag No',
        'उत्पाद कोड / Code',
      ],
    ],
  ])('recognizes %s in %j', (field, names) => {
    for (const name of names)
      expect(guessMapping(['Other', name]).columns).toEqual({ [field]: name });
  });

  it.each([
    ['Lotus ring', 'title'],
    ['Lotus ring. '.repeat(40), 'description'],
  ])(
    'takes a description for the title of a list without titles, if it is short',
    (cell, field) => {
      const rows = [{ row: 2, cells: ['RG1', cell] }];
      const { sku, ...columns } = guessMapping(['Code', 'Description'], rows).columns;
      expect([sku, columns]).toEqual(['Code', { [field]: 'Description' }]);
    },
  );

  it('leaves a column whose values are something else', () => {
    const rows = ['Red', 'Blue', 'Gold'].map((cell, at) => ({ row: at + 2, cells: [cell] }));
    expect(guessMapping(['Colour'], rows).columns).toEqual({});
  });

  it.each([
    ['RG-1', 'sku'],
    ['Lotus ring', 'title'],
  ])('takes “Design” for what its values are: %s', (cell, field) => {
    const rows = [{ row: 2, cells: [cell] }];
    expect(guessMapping(['Design'], rows).columns).toEqual({ [field]: 'Design' });
  });

  it.each([
    ['12 pcs', {}],
    ['Pcs', { unit: 'Units' }],
  ])('takes “Units” for the unit of sale only without quantities: %s', (cell, columns) => {
    const rows = [{ row: 2, cells: [cell] }];
    expect(guessMapping(['Units'], rows).columns).toEqual(columns);
  });

  it.each([
    ['Rate per pair', { unit: 'pair' }],
    ['Price (Rs./pr)', { unit: 'pair' }],
    ['Price/pair (INR)', { unit: 'pair' }],
    ['दाम / जोड़ी', { unit: 'pair' }],
    ['Rate per pc', {}],
    ['Price', {}],
  ])('new products are sold by the unit that %s names', (name, defaults) => {
    expect(guessMapping(['SKU', name])).toMatchObject({ columns: { pricePaise: name }, defaults });
  });

  it.each([
    ...['Rate/gm', 'Rate / gm (Rs)', 'Price per gram', 'PricePerGram', 'Rate (Rs/g)', 'Rate (gm)'],
    ...[
      'Rate per gram (INR)',
      'Rate gm',
      'Rate/10 gm',
      'Rate (per 10g)',
      'Price per kg',
      'Rate/tola',
    ],
    ...['Prix/g', 'Prix (au gramme)', 'दर/ग्राम', 'दर (प्रति ग्राम)', 'कीमत (प्रति ग्रा.)'],
    ...['Cost/gm', 'Stone rate/ct', 'Labour/kg', 'Making per 10 gm'],
    ...['MRP (incl. of all taxes)', 'Rate incl GST', 'price_incl_tax', 'Prix TTC'],
  ])('leaves %s, which is a rate by weight or includes GST', (name) => {
    const rows = [{ row: 2, cells: ['RG1', '105'] }];
    expect(guessMapping(['SKU', name], rows).columns).toEqual({ sku: 'SKU' });
  });

  it('takes one of two charges per gram, and none for a charge per piece', () => {
    const rows = [{ row: 2, cells: ['20', '25'] }];
    expect(guessMapping(['Making/gm', 'Labour/gm'], rows).columns).toEqual({
      'byWeight.makingPerGramPaise': 'Making/gm',
    });
  });

  it.each([
    [['Rate/gm', 'Rate (Rs)'], { pricePaise: 'Rate (Rs)' }],
    [
      ['Labour/gm', 'Labour'],
      { 'byWeight.makingPerGramPaise': 'Labour/gm', 'byWeight.makingPerUnitPaise': 'Labour' },
    ],
    [['Making', 'Making (2)'], { 'byWeight.makingPerGramPaise': 'Making' }],
  ])('takes the column beside a rate by weight: %j', (header, columns) => {
    const rows = [{ row: 2, cells: ['20', '25'] }];
    expect(guessMapping(header, rows).columns).toEqual(columns);
  });

  it.each([
    [['Length (cm)', 'Width (cm)', 'Height (cm)'], { 'dimensions.lengthUm': 'Length (cm)' }],
    [['Length', 'Option1 Name', 'Option1 Value'], { 'dimensions.lengthUm': 'Length' }],
    [['Length', 'Width'], { sizes: 'Length' }],
    [['Length', 'Size', 'Width', 'Height'], { sizes: 'Size', 'dimensions.lengthUm': 'Length' }],
    [['Chain length', 'Width', 'Height'], { sizes: 'Chain length' }],
  ])('takes a length for sizes only if sizes are not written elsewhere: %j', (header, columns) => {
    const { sizes, 'dimensions.lengthUm': length } = guessMapping(header).columns;
    expect({ ...(sizes && { sizes }), ...(length && { 'dimensions.lengthUm': length }) }).toEqual(
      columns,
    );
  });

  it('names only fields of a product', () => {
    const fields: readonly string[] = PRODUCT_COLUMNS.map((column) => column.field);
    expect(NAMED_FIELDS.filter((field) => !fields.includes(field))).toEqual([]);
  });

  it('uses each column once', () => {
    const { columns } = guessMapping(['SKU', 'Code', 'Name', 'Title']);
    expect(columns).toEqual({ sku: 'SKU', title: 'Title' });
  });
});

describe('columns whose values can’t be read', () => {
  const skippedIn = (header: readonly string[], ...rows: readonly (readonly string[])[]) => {
    const list = { header, rows: rows.map((cells, at) => ({ row: at + 2, cells })) };
    return skippedColumns(list, guessMapping(header, list.rows));
  };

  it('are named with the field and an example', () => {
    expect(
      skippedIn(
        ['SKU', 'Net Wt', 'Rate/gm', 'Remarks'],
        ['A1', '4', '105', 'new'],
        ['A2', '3 masha', '105', ''],
        ['A3', '5 masha', '0', ''],
      ),
    ).toEqual([
      {
        column: 'Net Wt',
        field: 'Net weight',
        message: '"3 masha" isn\'t a weight. Write it like 4.5 or 4.5 g.',
      },
      {
        column: 'Rate/gm',
        field: 'Price',
        message:
          '"105" isn\'t a price per piece, pair or set. Charges per gram belong in the column for the making charge per gram.',
      },
    ]);
  });

  it('are not those of other columns, empty or matched', () => {
    expect(
      skippedIn(
        ['SKU', 'Name', 'Net Wt', 'Weight', 'Colour', 'Units'],
        ['A1', 'Ring', '4', 'heavy', '', '12 pcs'],
      ),
    ).toEqual([]);
  });
});

it('distinguishes the shop’s own list from a supplier’s', () => {
  expect(shopMapping(['SKU', 'Title', 'Net weight (g)'])).toMatchObject({
    exact: true,
    columns: { sku: 'SKU', title: 'Title', netWeightMg: 'Net weight (g)' },
  });
  expect(shopMapping(['model', 'name', 'price'])).toBeUndefined();
  expect(shopMapping(['SKU', 'Nom', 'Prix', 'Poids', 'Couleur'])).toBeUndefined();
  expect(shopMapping(['Title', 'Price (₹)'])).toBeUndefined();
  // Its weights would be left out.
  expect(shopMapping(['SKU', 'Weight'])).toBeUndefined();
  expect(shopMapping(['SKU', 'Title', 'My remarks'])).toMatchObject({ exact: true });
});
