const whole = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 3 });

/** A number in Turkish notation: 1450 → 1.450, 1.5 → 1,5. */
export const n = (value) => whole.format(value);

/** Rounds to a multiple of the step: 0.5, 1, 5, 10 … */
export const to = (value, step) => Math.round(value / step) * step;

const ASCII = {
  ı: 'i',
  ğ: 'g',
  ü: 'u',
  ş: 's',
  ö: 'o',
  ç: 'c',
  İ: 'i',
  Ğ: 'g',
  Ü: 'u',
  Ş: 's',
  Ö: 'o',
  Ç: 'c',
};

/** File name of the pictures of a product or category. */
export const pictureName = (text) =>
  text
    .replace(/[ığüşöçİĞÜŞÖÇ]/g, (character) => ASCII[character])
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** One technical spec; numbers are formatted in Turkish notation. */
export const spec = (group, name, value, unit = '') => ({
  group,
  name,
  value: typeof value === 'number' ? n(value) : value,
  unit,
});

/** The difference of a choice whose price is on request, as the import reads it. */
export const ON_REQUEST = 'Fiyat Sorunuz';

/**
 * A group of choices: options are [name, difference in lira or ON_REQUEST, stock, value?].
 * @param {'secim'|'renk'|'olcu'|'metin'} kind
 */
export const choice = (name, kind, options) => ({
  name,
  kind,
  options: options.map(([option, price, stock, value = option]) => ({ name: option, price, stock, value })),
});

const DEFAULTS = {
  unit: 'adet',
  stock: 0,
  minOrder: 1,
  rating: 0,
  reviews: 0,
  isNew: false,
  isFeatured: false,
  warranty: '2 yıl',
  delivery: '1 hafta',
  certificates: ['CE'],
  choices: [],
};

/**
 * Completes a product of the demo with its picture name, SEO texts and defaults.
 * `text` holds the paragraphs of the description, `price` net lira, `weight` kilograms as written.
 */
export function defineProduct({ text, ...fields }) {
  const product = { ...DEFAULTS, ...fields };
  const keywords = [product.brand, product.model, ...product.tags];
  return {
    ...product,
    inStock: product.inStock ?? product.stock > 0,
    description: text.filter(Boolean).join('\n\n'),
    picture: pictureName(product.sku),
    seoTitle: `${product.name} | ${product.brand} ${product.model}`,
    seoDescription: `${product.short} ${product.brand} ${product.model}: teknik değerler, ölçü resmi, fiyat ve stok.`,
    seoKeywords: [...new Set(keywords)],
  };
}
