import { declareRecord, type ReadRecord } from '../../record/record';
import { PRODUCT_FIELDS } from './product.fields';
import { PanelProductQuery } from './product.query';
import { PRODUCT_SCHEMA } from './product.schema';
import { type ProductValues, productValues } from './product.values';

/**
 * A product as the record that its form edits; a new one has no id yet.
 *
 * @param categoryNames by their ids
 */
export const productRecord = (id: string | undefined, categoryNames: ReadonlyMap<string, string>) =>
  declareRecord({
    label: id === undefined ? 'Yeni Ürün Ekle' : 'Ürün Düzenle',
    schema: PRODUCT_SCHEMA,
    fields: {
      ...PRODUCT_FIELDS,
      categoryId: {
        ...PRODUCT_FIELDS.categoryId,
        text: (categoryId) => categoryNames.get(categoryId) ?? 'Kategorisiz',
      },
    },
    savedTitle: id === undefined ? 'Ürün eklendi' : 'Ürün kaydedildi',
    query: PanelProductQuery,
    variables: { id: id ?? '' },
    read: ({ adminProduct, adminProductHistory }): ReadRecord<ProductValues> | undefined =>
      adminProduct ? { ...productValues(adminProduct), history: adminProductHistory } : undefined,
  });
