import { openTestShop } from './shop.js';
import { changeSettings } from './records.js';
import type { RequestContext } from '../kernel/actor/request-context.js';
import { type SiteSettings, SettingsService } from '../features/settings/index.js';
import { CartService } from '../features/cart/index.js';

type ChosenVariation = NonNullable<Addition['variations']>[number];
type Addition = Parameters<CartService['add']>[1];

export type TestCarts = Awaited<ReturnType<typeof openTestCarts>>;

/** A shop whose buyers fill carts. */
export async function openTestCarts() {
  const shop = await openTestShop();
  const carts = shop.service(CartService);
  const settings = shop.service(SettingsService);
  const usual = await settings.current();

  const decide = (change: Partial<SiteSettings>) =>
    changeSettings(shop.dataSource, settings, { ...usual, ...change }).then(() =>
      shop.dataVersions.refresh(),
    );

  return {
    ...shop,
    carts,
    /** Settings other than the usual ones. */
    decide,
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
    put: (context: RequestContext, productId: string, change: Partial<Addition> = {}) =>
      carts.add(context, { productId, quantity: 1, ...change }),
    /** So many choices of one group, each a line of its own. */
    pipe: (sizes: number) =>
      shop.add({
        name: 'Boru',
        basePriceKurus: 100,
        attributes: [
          { name: 'Boy', variations: Array.from({ length: sizes }, (_, n) => ({ name: `${n} m` })) },
        ],
      }),
    /** A line for each of these choices: the first is added through the service, the others are copies of its row. */
    async fill(context: RequestContext, productId: string, [first, ...others]: ChosenVariation[]) {
      const { lines } = await carts.add(context, {
        productId,
        quantity: 1,
        variations: first ? [first] : [],
      });
      await shop.dataSource.query(
        `INSERT INTO cart_line SELECT gen_random_uuid(), cart_id, product_id, attribute_id || ':' || v.id, product_name,
           jsonb_build_array(jsonb_build_object('attributeId', attribute_id, 'attributeName', 'Boy',
             'variationId', v.id, 'variationName', v.name)),
           quantity, agreed_price_kurus, agreed_at, added_at, NULL, agreed_unit
         FROM cart_line, product_variation AS v WHERE cart_line.id = $1 AND v.id = ANY($2)`,
        [lines[0]?.id, others.map(({ variationId }) => variationId)],
      );
    },
    quantities: async (context: RequestContext) =>
      (await carts.cart(context)).lines.map(({ quantity }) => quantity),
    async reset() {
      await shop.empty();
      await shop.dataSource.query('DELETE FROM cart');
      await decide({});
    },
  };
}

type Saved = Awaited<ReturnType<TestCarts['choosyPump']>>;

/** The choices of a saved product by their names, all of them when none is named. */
export function chosenOf({ attributes }: Saved, ...names: string[]) {
  return attributes.flatMap(({ id: attributeId, variations }) =>
    variations
      .filter(({ name }) => names.length === 0 || names.includes(name))
      .map(({ id: variationId }) => ({ attributeId, variationId })),
  );
}
