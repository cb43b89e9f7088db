/**
 * Synonyms of the silver jewellery trade: spellings, words in Hindi, Tamil and English, and phrases.
 */

/** Phrases; they are indexed as one term, and each of their words alone has a low weight. */
export const PHRASES: readonly string[] = [
  ...['toe ring', 'toe band', 'nose ring', 'nose hoop', 'nose pin', 'nose stud', 'ear ring'],
  ...['rose gold', 'pink gold', 'white gold', 'two tone', 'evil eye', 'diamond cut', 'free size'],
  ...['american diamond', 'cubic zirconia', 'cubic zircon', 'mangal sutra', 'chand bali'],
];

/** Spellings and forms of one word; the first is indexed. */
export const SPELLINGS: readonly string[] = [
  'jhumka zumka zhumka jhumki jhumke jhumkay jhumkiyan झुमका झुमके झुमकी',
  'payal payale payalen payalein पायल',
  'anklet ankelet anklate',
  'pajeb payjeb pazeb',
  'bichhiya bichiya bichhua bichua bichwa bichudi बिछिया',
  'metti mettelu mettlu metli',
  'nath nathni nathiya नथ नथनी',
  'kada kara kade कड़ा',
  'chudi choodi churi bangdi bangri',
  'kangan kangna kankan',
  'angoothi anguthi angothi anghuthi',
  'ghungroo ghunghroo ghungru ghunghru',
  'chandbali chaandbali',
  'bali baali बाली',
  'toering toeband',
  'nosering nosehoop',
  'nosepin nosestud',
  'necklace neckless nacklace',
  'bracelet braslet brecelet bracelate ब्रेसलेट',
  'cz cubiczirconia cubiczircon zirconia',
  'americandiamond ad',
  'zircon jircon zarkan zarkon',
  'oxidised oxidized oxidise oxidize oxidiz oxodised oxodized oxidiesed',
  'plated plating plate',
  'gold golden',
  'rosegold pinkgold',
  'rhodium rodium rhodiam',
  'matte matt mat',
  'texture textured',
  'enamel enamelled enameled',
  'stack stacking stacker stackable',
  'hammer hammered',
  'engrave engraved engraving engravable',
  'twist twisted',
  'leaf leave',
  'ganesha ganesh ganpati ganapati',
  'lakshmi laxmi',
  'om aum',
  'rudraksha rudraksh rudraksham',
  'nazariya nazaria najariya',
  'men man mens gent gents gentleman male boy',
  'women woman lady ladies girl female womens',
  'kid child children childrens baby',
  'silver chandi sterling 925 चांदी चाँदी',
  'ring अंगूठी',
  'earring eartop',
  'bangle चूड़ी चूड़ियां कंगन',
  'chain चेन',
  'pendant लॉकेट पेंडेंट',
  'new latest',
];

/** Synonyms: a query for one also finds the others, ranked slightly lower. */
export const SAME: readonly string[] = [
  'anklet payal pajeb kolusu golusu',
  'toering bichhiya metti minji',
  'nosering nath bulaki',
  'nosepin besari laung mukuti',
  'ring angoothi mudra mundri',
  'bangle chudi kangan valayal',
  'stud top',
  'hoop bali',
  'drop dangler latkan',
  'pendant locket',
  'chain janjir zanjeer',
  'cz zircon americandiamond diamond',
  'pearl moti',
  'ruby manik manek',
  'emerald panna',
  'sapphire neelam',
  'turquoise firoza feroza',
  'gold sona',
  'rhodium whitegold',
  'red lal',
  'green hara',
  'blue neela',
  'black kala',
  'white safed',
  'oxidised antique',
  'enamel meenakari minakari meena',
  'texture hammer',
  'plain simple',
  'freesize adjustable',
  'evileye nazar',
  'bridal wedding dulhan shaadi',
  'flower floral phool bloom',
  'peacock mor mayur',
  'elephant hathi',
  'lion sher',
  'lotus kamal',
  'leaf patta patti',
  'heart dil',
  'snake serpent nag',
  'cross crucifix',
  'crescent moon chand',
  ...['three 3', 'four 4', 'five 5', 'six 6', 'seven 7'],
];

/** Fallback terms for words that no product of the shop has. */
export const INSTEAD: readonly string[] = [
  'kada bangle',
  'chandbali earring',
  'jhumka earring',
  'bali earring',
  'stud earring',
  'mangalsutra chain',
  'necklace chain',
  'haar chain',
  'nath nosepin',
  'nosering nosepin',
  'rakhi bracelet',
  'band ring',
];

/** Stop words. */
export const SAYS_NOTHING: ReadonlySet<string> = new Set(
  [
    'a an the and or of in on for with by to from my me i is are it this that under above than',
    'ke ki ka ko wala wali wale liye mein aur hai chahiye dikhao',
    'size finish colour color pc pcs piece pieces item design designs style type rate price cost',
    'buy best cheap online wholesale bulk jewellery jewelry jewelery jewellary ornament',
    'show want need please pls looking',
  ].flatMap((line) => line.split(' ')),
);

/**
 * Words that apply to most products although few titles contain them: they raise the score and are not required.
 */
export const MAY_BE_MISSING: ReadonlySet<string> = new Set([
  ...['women', 'fancy', 'stylish', 'beautiful', 'nice', 'studded', 'modern', 'trendy', 'pure'],
]);
