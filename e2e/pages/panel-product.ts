import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { sendGraphql } from '../graphql';
import { field, main } from './page';

export const PRODUCTS = '/admin/urunler';
export const NEW_PRODUCT = `${PRODUCTS}/yeni`;

interface UploadedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A picture of one colour: the shop names pictures by their content. */
export const picture = async (name: string, colour: string): Promise<UploadedFile> => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 800, height: 600, channels: 3, background: colour } })
    .png()
    .toBuffer(),
});

export const pdf = (name: string): UploadedFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n% ${randomUUID()}\n`),
});

/** A product that one test has for itself. */
export interface OwnProduct {
  readonly id: string;
  readonly name: string;
  readonly sku: string;
  readonly slug: string;
  readonly version: number;
}

const FIELDS = 'id name sku slug version';

/** A product of a word that nothing else in the shop has, in a category of the shop. */
export async function addProduct(request: APIRequestContext, change: object = {}): Promise<OwnProduct> {
  const sku = `SNM-${randomUUID().slice(0, 8)}`;
  const { createProduct } = await sendGraphql<{ createProduct: OwnProduct }>(
    request,
    `mutation ($input: ProductInput!) { createProduct(input: $input) { ${FIELDS} } }`,
    {
      input: {
        name: `Sınama Vanası ${sku}`,
        sku,
        brand: 'Vanora',
        model: 'S-1',
        basePrice: 125_000,
        stock: { to: 10 },
        shortDescription: 'Sınama için.',
        description: 'Yalnızca sınama için.',
        categoryId: await someCategory(request),
        ...change,
      },
    },
  );
  return createProduct;
}

export async function someCategory(request: APIRequestContext): Promise<string> {
  const { categories } = await sendGraphql<{ categories: [{ id: string }] }>(
    request,
    '{ categories { id } }',
  );
  return categories[0].id;
}

export async function productBySku(request: APIRequestContext, sku: string): Promise<OwnProduct | undefined> {
  const { adminProducts } = await sendGraphql<{ adminProducts: { items: OwnProduct[] } }>(
    request,
    `query ($text: String!) { adminProducts(filter: { text: $text }) { items { ${FIELDS} } } }`,
    { text: sku },
  );
  return adminProducts.items.find((product) => product.sku === sku);
}

/** Takes what a test added out of sale again: others count what the shop sells. */
async function archiveProduct(request: APIRequestContext, sku: string): Promise<void> {
  const product = await productBySku(request, sku);
  if (!product) return;
  const input = { id: product.id, expectedVersion: product.version };
  await sendGraphql(
    request,
    'mutation ($input: ProductVersionInput!) { archiveProduct(input: $input) { id } }',
    { input },
  );
}

/** Products that a test adds; they leave the shop with it. */
export class OwnProducts {
  private skus: string[] = [];

  constructor(private readonly request: APIRequestContext) {}

  newSku(): string {
    const sku = `SNM-${randomUUID().slice(0, 8)}`;
    this.skus.push(sku);
    return sku;
  }

  async add(change: object = {}): Promise<OwnProduct> {
    const product = await addProduct(this.request, change);
    this.skus.push(product.sku);
    return product;
  }

  async archive(request: APIRequestContext): Promise<void> {
    for (const sku of this.skus) await archiveProduct(request, sku);
    this.skus = [];
  }
}

/** Two sizes, the second of them for more. */
export const SIZES = {
  attributes: [{ name: 'Boy', variations: [{ name: 'DN 25' }, { name: 'DN 32', price: 5000 }] }],
};

/** The form of a product. */
export class ProductForm {
  constructor(private readonly page: Page) {}

  part(title: string): Locator {
    return main(this.page).getByRole('region', { name: title, exact: true });
  }

  row(name: string): Locator {
    return main(this.page).getByRole('group', { name, exact: true });
  }

  get save(): Locator {
    return main(this.page).getByRole('button', { name: /^Kaydet/ });
  }

  async saved(title = 'Ürün kaydedildi'): Promise<void> {
    await this.save.click();
    await expect(this.page.getByText(title).first()).toBeVisible();
    await expect(main(this.page).getByText('Bütün değişiklikler kayıtlı.')).toBeVisible();
  }

  async fill(texts: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, text] of Object.entries(texts)) await field(this.page, label).fill(text);
  }

  async add(title: 'Görseller' | 'Belgeler', files: readonly UploadedFile[]): Promise<void> {
    await this.part(title)
      .locator('input[type=file]')
      .last()
      .setInputFiles([...files]);
  }

  async menu(item: string): Promise<void> {
    await main(this.page).getByRole('button', { name: 'Diğer işlemler' }).click();
    await this.page.getByRole('menuitem', { name: item }).click();
  }
}
