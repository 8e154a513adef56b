/**
 * Letters that fold to another, by what they fold to. The SQL twin holds the same table in its migration; the two are
 * tested equal, so a change here is a new migration there.
 */
const TURKISH = { from: 'ıİşŞğĞüÜöÖçÇ', to: 'iissgguuoocc' };

const LATIN: Readonly<Record<string, string>> = {
  a: 'ÀÁÂÃÄÅÆàáâãäåæĀāĂăĄąǍǎǞǟǠǡǢǣǺǻǼǽȀȁȂȃȦȧḀḁẠạẢảẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặ',
  b: 'ḂḃḄḅḆḇ',
  c: 'ĆćĈĉĊċČčḈḉ',
  d: 'ÐðĎďĐđḊḋḌḍḎḏḐḑḒḓ',
  e: 'ÈÉÊËèéêëĒēĔĕĖėĘęĚěȄȅȆȇȨȩḔḕḖḗḘḙḚḛḜḝẸẹẺẻẼẽẾếỀềỂểỄễỆệ',
  f: 'Ḟḟ',
  g: 'ĜĝĠġĢģǦǧǴǵḠḡ',
  h: 'ĤĥĦħȞȟḢḣḤḥḦḧḨḩḪḫẖ',
  i: 'ÌÍÎÏìíîïĨĩĪīĬĭĮįǏǐȈȉȊȋḬḭḮḯỈỉỊị',
  j: 'Ĵĵǰ',
  k: 'ĶķǨǩḰḱḲḳḴḵ',
  l: 'ĹĺĻļĽľŁłḶḷḸḹḺḻḼḽ',
  m: 'ḾḿṀṁṂṃ',
  n: 'ÑñŃńŅņŇňǸǹṄṅṆṇṈṉṊṋ',
  o: 'ÒÓÔÕØòóôõøŌōŎŏŐőŒœƠơǑǒǪǫǬǭǾǿȌȍȎȏȪȫȬȭȮȯȰȱṌṍṎṏṐṑṒṓỌọỎỏỐốỒồỔổỖỗỘộỚớỜờỞởỠỡỢợ',
  p: 'ṔṕṖṗ',
  r: 'ŔŕŖŗŘřȐȑȒȓṘṙṚṛṜṝṞṟ',
  s: 'ßŚśŜŝŠšȘșṠṡṢṣṤṥṦṧṨṩẞ',
  t: 'ÞþŢţŤťŦŧȚțṪṫṬṭṮṯṰṱẗ',
  u: 'ÙÚÛùúûŨũŪūŬŭŮůŰűŲųƯưǓǔǕǖǗǘǙǚǛǜȔȕȖȗṲṳṴṵṶṷṸṹṺṻỤụỦủỨứỪừỬửỮữỰự',
  v: 'ṼṽṾṿ',
  w: 'ŴŵẀẁẂẃẄẅẆẇẈẉẘ',
  x: 'ẊẋẌẍ',
  y: 'ÝýÿŶŷŸȲȳẎẏẙỲỳỴỵỶỷỸỹ',
  z: 'ŹźŻżŽžẐẑẒẓẔẕ',
};

const GREEK = {
  from: 'ΆΑάΒΓΔΈΕέΖΉΗήΘϴΊΐΙΪίϊΚΛΜΝΞΌΟόΠΡΣςΤΎΥΫΰϋύΦΧΨΏΩώ',
  to: 'αααβγδεεεζηηηθθιιιιιικλμνξοοοπρσστυυυυυυφχψωωω',
};

const CYRILLIC = {
  from: 'АБВЃГѓДЀЁЕѐёЖЗЍИЙйѝЌКќЛМНОПРСТЎУўФХЦЧШЩЪЫЬЭЮЯЂЄЅІЇїЈЉЊЋЏҐ',
  to: 'абвгггдееееежзиииииккклмнопрстуууфхцчшщъыьэюяђєѕіііјљњћџґ',
};

const CAPITALS = /[A-Z]/g;
const REST = /[^\u0000-\u007f]/g;
const FIRST_COMBINING_MARK = '\u0300';
const LAST_COMBINING_MARK = '\u036f';

const FOLDED = new Map<string, string>(
  [
    TURKISH,
    GREEK,
    CYRILLIC,
    ...Object.entries(LATIN).map(([to, from]) => ({ from, to: to.repeat(from.length) })),
  ].flatMap(({ from, to }) =>
    Array.from(from, (letter, index): [string, string] => [letter, to.charAt(index)]),
  ),
);

function foldRest(letter: string): string {
  if (letter >= FIRST_COMBINING_MARK && letter <= LAST_COMBINING_MARK) return '';
  return FOLDED.get(letter) ?? letter;
}

/**
 * Normalizes a text for comparison as a Turkish reader does: lower case, without diacritics, and with
 * one i for ı, İ, I and i. Letter by letter and without a locale, exactly as the SQL function of the same name.
 */
export function fold(text: string): string {
  return text.replace(CAPITALS, (letter) => letter.toLowerCase()).replace(REST, foldRest);
}

/** A text as part of an address: folded, every run of anything else one hyphen. Empty when nothing is left. */
export function slugify(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
