import { openTestShop } from './test-shop.js';
import type { Visit } from './kernel/actor/visit.js';
import { type SiteSettings, SettingsService } from './features/settings/index.js';
import { CartService } from './features/cart/index.js';

type Addition = Parameters<CartService['add']>[1];

export type TestCarts = Awaited<ReturnType<typeof openTestCarts>>;

/** A shop whose buyers fill carts. */
export async function openTestCarts() {
  const shop = await openTestShop();
  const carts = shop.service(CartService);
  const settings = shop.service(SettingsService);
  const usual = await settings.current();

  const decide = (change: Partial<SiteSettings>) =>
    shop.write((manager) => settings.replace(manager, { ...usual, ...change }));

  return {
    ...shop,
    carts,
    /** Settings other than the usual ones. */
    decide,
    pump: (change: object = {}) =>
      shop.add({ name: 'Sirkülasyon Pompası', basePriceKurus: 100_000, stockQuantity: 10, ...change }),
    /** A pump in two materials and two sizes; the sizes are not counted. */
    choosyPump: (change: object = {}) =>
      shop.add({
        name: 'Seçmeli Pompa',
        basePriceKurus: 100_000,
        stockQuantity: 10,
        attributes: [
          {
            name: 'Malzeme',
            variations: [
              { name: 'Döküm', stock: 4 },
              { name: 'Paslanmaz', priceKurus: 25_000, stock: 3 },
            ],
          },
          { name: 'Bağlantı', variations: [{ name: 'DN 25' }, { name: 'DN 32', priceKurus: 5_000 }] },
        ],
        ...change,
      }),
    put: (visit: Visit, productId: string, change: Partial<Addition> = {}) =>
      carts.add(visit, { productId, quantity: 1, ...change }),
    quantities: async (visit: Visit) => (await carts.cart(visit)).lines.map(({ quantity }) => quantity),
    async reset() {
      await shop.empty();
      await shop.dataSource.query('DELETE FROM cart');
      await decide({});
    },
  };
}

type Saved = Awaited<ReturnType<TestCarts['choosyPump']>>;

/** The choices of a saved product by their names. */
export function chosenOf({ attributes }: Saved, ...names: string[]) {
  return attributes.flatMap(({ id: attributeId, variations }) =>
    variations
      .filter(({ name }) => names.includes(name))
      .map(({ id: variationId }) => ({ attributeId, variationId })),
  );
}
