import type { TestShop } from './shop.js';
import { staffContext } from '../kernel/actor/test-context.js';

const FIELDS = `id version slug name sku brand model category { id name } shortDescription description basePrice stockQuantity
  inStock minOrderQuantity unit isNew isFeatured rating reviewCount deliveryTime warranty certifications features applications
  tags seo { title description keywords } technicalSpecs { name value unit group numericValue }
  attributes { id name type variations { id name value price stock sku } } pictures { picture { id } source alt }
  documents { fileId kind language title bytes } successor { id name sku isArchived } equivalents { id name sku isArchived }
  spareParts { id name sku isArchived }
  isArchived isPublic gaps`;
const CREATE = `mutation ($input: ProductInput!) { createProduct(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { ${FIELDS} } }`;
const RESTORE = `mutation ($input: RestoreProductVersionInput!) { restoreProductVersion(input: $input) { ${FIELDS} } }`;
const FIND = `query ($id: ID!) { adminProduct(id: $id) { ${FIELDS} updatedBy { kind id } } }`;

export interface TestAdminProduct extends Record<string, unknown> {
  id: string;
  version: number;
  attributes: { id: string; name: string; variations: { id: string; name: string; stock: number }[] }[];
}

/** The products of a shop as staff with the permission keep them. */
export function adminProducts(shop: TestShop) {
  const staff = staffContext(['catalog']);

  async function run(mutation: string, input: object): Promise<TestAdminProduct> {
    const answer = await shop.ask<Record<string, TestAdminProduct>>(mutation, { input }, staff);
    await shop.dataVersions.refresh();
    const [product] = Object.values(answer);
    if (!product) throw new Error('The answer has no product');
    return product;
  }

  return {
    /** A product with all that is needed, in a category of this id. */
    create: (categoryId: string, change: object = {}) =>
      run(CREATE, {
        name: 'Sirkülasyon Pompası',
        sku: 'POM-1',
        brand: 'Kazmer',
        model: 'K 25',
        categoryId,
        basePrice: 100_000,
        stock: { to: 10 },
        shortDescription: 'Kısa',
        description: 'Uzun',
        ...change,
      }),
    update: ({ id, version }: TestAdminProduct, product: object) =>
      run(UPDATE, { id, expectedVersion: version, product }),
    restoreVersion: ({ id, version }: TestAdminProduct, earlier: number) =>
      run(RESTORE, { id, expectedVersion: version, version: earlier }),
    async find(id: string): Promise<TestAdminProduct | null> {
      const answer = await shop.ask<{ adminProduct: TestAdminProduct | null }>(FIND, { id }, staff);
      return answer.adminProduct;
    },
  };
}
