import { registerValueEnum } from '../../../kernel/scalars/value-enum.js';

/** What the form asks for and an import need not give: its name for people, and SQL that is true of a product `p` without it. */
const PRODUCT_GAPS = {
  brand: ['Marka', 'p.brand_key IS NULL'],
  model: ['Model', `p.model = ''`],
  category: ['Kategori', 'p.category_id IS NULL'],
  price: ['Fiyat', 'p.base_price_kurus = 0'],
  short_description: ['Kısa açıklama', `p.short_description = ''`],
  description: ['Açıklama', `p.description = ''`],
  picture: [
    'Görsel',
    'NOT EXISTS (SELECT FROM product_picture WHERE product_id = p.id AND picture_id IS NOT NULL)',
  ],
} as const;

export type ProductGap = keyof typeof PRODUCT_GAPS;

const GAPS = Object.entries(PRODUCT_GAPS) as [ProductGap, readonly [name: string, sql: string]][];

export const ProductGapEnum = registerValueEnum<ProductGap>({
  name: 'ProductGap',
  description: 'What a product lacks; each value with the name people read.',
  values: Object.fromEntries(GAPS.map(([gap, [name]]) => [gap, name])) as Record<ProductGap, string>,
});

/** SQL for the gaps of a product `p`, as an array of texts. */
export const GAPS_OF_PRODUCT = `array_remove(ARRAY[${GAPS.map(
  ([gap, [, sql]]) => `CASE WHEN ${sql} THEN '${gap}' END`,
).join(', ')}], NULL)`;

/** SQL that is true of a product `p` with any gap. */
export const hasAnyGap = (): string => hasGap(GAPS.map(([gap]) => gap));

/** SQL that is true of a product `p` with one of these gaps. */
export const hasGap = (gaps: readonly ProductGap[]): string =>
  gaps.map((gap) => PRODUCT_GAPS[gap][1]).join(' OR ') || 'false';
