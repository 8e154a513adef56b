import { hasUngroupedDot, readKurus, readSignedKurus } from '../../../shop/kurus';
import { keywordsIn } from '../../../ui/form/keywords';
import * as z from '../../../ui/form/zod';
import { readDecimal } from './product.values';

const MAX_WORD = 100;
const MAX_NAME = 200;
const MAX_SENTENCE = 500;
const MAX_DESCRIPTION = 50_000;
const MAX_SLUG = 120;
const MAX_RATING = 5;
const MAX_QUANTITY = 99_999;
const MAX_STOCK = 2_147_483_647;
const MAX_LIST = 100;
const MAX_RELATED = 50;
export const MAX_PICTURES = 30;
export const MAX_DOCUMENTS = 50;
export const MAX_ATTRIBUTES = 20;
export const MAX_VARIATIONS = 500;
const MAX_SPECS = 200;

const upTo = (length: number) => z.string().max(length, `En çok ${String(length)} karakter yazın.`);
const needed = (length: number, message: string) =>
  upTo(length).refine((text) => text.trim() !== '', message);

const whole = ({ least, most, message }: { least: number; most: number; message: string }) =>
  z.string().refine((typed) => {
    const text = typed.trim();
    return /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most;
  }, message);

const DOT = 'Nokta yalnızca binlikleri ayırır; kuruşu virgülle yazın: 1.234,50';

const price = z.string().superRefine((typed, context) => {
  const issue = (message: string) => context.addIssue({ code: 'custom', message });
  if (typed.trim() === '') issue('Fiyat girin; 0 «Fiyat Sorunuz» demektir.');
  else if (hasUngroupedDot(typed)) issue(DOT);
  else if (readKurus(typed) === null) issue('Fiyatı 1.234,50 gibi yazın; 0’dan küçük olamaz.');
});

const difference = z.string().superRefine((typed, context) => {
  if (typed.trim() === '' || readSignedKurus(typed) !== null) return;
  const digits = typed.replace(/^[-−–+]/, '');
  const message =
    /^[\d.,\s₺]+$/.test(digits) && hasUngroupedDot(digits)
      ? DOT
      : `«${typed.trim()}» sayı olmadığı için kaydedilmedi. 1.234,50 ya da −1.234,50 gibi yazın.`;
  context.addIssue({ code: 'custom', message });
});

const STOCK_MESSAGE = 'Stok sayısı 0 veya daha büyük bir tam sayı olmalıdır.';
/** An empty stock of a choice is 0 in a new one, and stays what it is in others. */
const variationStock = z.object({
  amount: z
    .string()
    .refine(
      (typed) => typed.trim() === '' || (/^\d+$/.test(typed.trim()) && Number(typed) <= MAX_STOCK),
      STOCK_MESSAGE,
    ),
  seen: z.number().nullable(),
});
const stock = z.object({
  amount: whole({ least: 0, most: MAX_STOCK, message: STOCK_MESSAGE }),
  seen: z.number().nullable(),
});

const lines = (length: number) => z.array(z.object({ text: upTo(length) })).max(MAX_LIST);

const related = z
  .array(z.object({ id: z.string(), name: z.string(), sku: z.string(), isArchived: z.boolean() }))
  .max(MAX_RELATED, `En çok ${String(MAX_RELATED)} ürün seçin.`);

const spec = z
  .object({ name: upTo(MAX_WORD), value: upTo(MAX_SENTENCE), unit: upTo(MAX_WORD) })
  .superRefine(({ name, value, unit }, context) => {
    const isBlank = [name, value, unit].every((text) => text.trim() === '');
    if (isBlank) return;
    if (name.trim() === '') {
      context.addIssue({ code: 'custom', path: ['name'], message: 'Özelliğin adını yazın.' });
    }
    if (value.trim() === '') {
      context.addIssue({ code: 'custom', path: ['value'], message: 'Değerini yazın.' });
    }
  });

const variation = z
  .object({
    ownId: z.string(),
    name: upTo(MAX_WORD),
    value: upTo(MAX_WORD),
    price: difference,
    isOnRequest: z.boolean(),
    stock: variationStock,
    sku: upTo(MAX_WORD),
  })
  .superRefine(({ name, value, price: typed, stock: { amount }, sku, ownId }, context) => {
    const isBlank = [name, value, typed, amount, sku, ownId].every((text) => text.trim() === '');
    if (!isBlank && name.trim() === '') {
      context.addIssue({ code: 'custom', path: ['name'], message: 'Seçeneğin adını yazın.' });
    }
  });

const attribute = z.object({
  ownId: z.string(),
  name: needed(MAX_WORD, 'Grubun adını yazın: Malzeme.'),
  type: z.enum(['SELECT', 'COLOR', 'SIZE', 'TEXT']),
  variations: z
    .array(variation)
    .max(MAX_VARIATIONS)
    .refine(
      (all) => all.some(({ name }) => name.trim() !== ''),
      'En az bir seçenek yazın ya da grubu kaldırın.',
    ),
});

export const PRODUCT_SCHEMA = z.object({
  name: needed(MAX_NAME, 'Ürün adı boş olamaz.'),
  slug: upTo(MAX_SLUG),
  sku: needed(MAX_WORD, 'Stok kodu boş olamaz.'),
  brand: needed(MAX_WORD, 'Marka boş olamaz.'),
  model: needed(MAX_WORD, 'Model boş olamaz.'),
  categoryId: z.string().min(1, 'Kategori seçin.'),
  unit: needed(MAX_WORD, 'Birim boş olamaz.'),
  basePriceKurus: price,
  stockQuantity: stock,
  minOrderQuantity: whole({
    least: 1,
    most: MAX_QUANTITY,
    message: 'En az sipariş 1 veya daha büyük bir tam sayı olmalıdır.',
  }),
  deliveryTime: upTo(MAX_WORD),
  warranty: upTo(MAX_WORD),
  shortDescription: needed(MAX_SENTENCE, 'Kısa açıklama boş olamaz.'),
  description: needed(MAX_DESCRIPTION, 'Açıklama boş olamaz.'),
  pictures: z
    .array(
      z.object({ pictureId: z.string(), source: z.string(), alt: upTo(MAX_SENTENCE), darkUrl: z.string() }),
    )
    .max(MAX_PICTURES, `En çok ${String(MAX_PICTURES)} görsel olabilir.`),
  technicalSpecs: z
    .array(z.object({ group: upTo(MAX_WORD), lines: z.array(spec) }))
    .refine(
      (groups) => groups.flatMap(({ lines: of }) => of).length <= MAX_SPECS,
      `En çok ${String(MAX_SPECS)} satır olabilir.`,
    ),
  attributes: z.array(attribute).max(MAX_ATTRIBUTES),
  features: lines(MAX_SENTENCE),
  applications: lines(MAX_SENTENCE),
  certifications: lines(MAX_WORD),
  tags: lines(MAX_WORD),
  seoTitle: upTo(MAX_SENTENCE),
  seoDescription: upTo(MAX_SENTENCE),
  seoKeywords: z
    .string()
    .refine((typed) => keywordsIn(typed).length <= MAX_LIST, 'En çok 100 anahtar kelime yazın.'),
  documents: z
    .array(
      z.object({
        fileId: z.string(),
        kind: z.enum(['DATA_SHEET', 'DRAWING', 'CERTIFICATE', 'MANUAL']),
        language: z.string().regex(/^[a-z]{2}$/, 'Dili iki harfle yazın: tr.'),
        title: needed(MAX_WORD, 'Belgenin başlığını yazın.'),
        bytes: z.number(),
      }),
    )
    .max(MAX_DOCUMENTS, `En çok ${String(MAX_DOCUMENTS)} belge olabilir.`),
  inStock: z.boolean(),
  isNew: z.boolean(),
  isFeatured: z.boolean(),
  isMadeToMeasure: z.boolean(),
  rating: z
    .string()
    .refine(
      (typed) => typed.trim() !== '' && readDecimal(typed) >= 0 && readDecimal(typed) <= MAX_RATING,
      'Puan 0 ile 5 arasında olmalıdır.',
    ),
  reviewCount: whole({
    least: 0,
    most: MAX_STOCK,
    message: 'Değerlendirme sayısı 0 veya daha büyük bir tam sayı olmalıdır.',
  }),
  successorId: related,
  equivalentIds: related,
  sparePartIds: related,
});
