import { useQuery } from 'urql';
import { graphql, type ResultOf } from '../../graphql/graphql';
import { type FindProducts } from '../record/product-picker';

/** Of what the shop sells: who answers quotes need not see the rest of the catalog. */
export const SoldProductsQuery = graphql(`
  query SoldProducts($text: String!) {
    products(filter: { text: $text }, take: 8) {
      items {
        id
        name
        sku
        unit
        basePrice
        minOrderQuantity
        deliveryTime
        attributes {
          id
          name
          variations {
            id
            name
            price
          }
        }
      }
    }
  }
`);

/** A product that is sold, with the choices it has. */
export type SoldProduct = ResultOf<typeof SoldProductsQuery>['products']['items'][number];

export const useSoldProducts: FindProducts<SoldProduct> = (text) => {
  const [{ data, fetching, error }] = useQuery({
    query: SoldProductsQuery,
    variables: { text: text ?? '' },
    pause: text === undefined,
  });
  return { products: data?.products.items ?? [], isFetching: fetching, hasFailed: error !== undefined };
};

/** The product of a line, as a form keeps it: with its groups of choices: each line names one of each. */
export interface LineArticle {
  readonly sku: string;
  /** Net, in kuruş, without choices; 0 on request. */
  readonly basePrice: number;
  readonly groups: readonly {
    readonly id: string;
    readonly name: string;
    readonly variations: readonly {
      readonly id: string;
      readonly name: string;
      /** Net difference in kuruş; null on request. */
      readonly price: number | null;
    }[];
  }[];
}

export const articleOf = ({ sku, basePrice, attributes }: SoldProduct): LineArticle => ({
  sku,
  basePrice,
  groups: attributes.filter(({ variations }) => variations.length > 0),
});

/** The first of each group, which the shop chooses, too. */
export const firstChoices = ({ groups }: LineArticle): string[] =>
  groups.flatMap(({ variations }) => variations[0]?.id ?? []);

/** Net, in kuruş; null where the product or a choice is on request. */
export function priceWith(
  { basePrice, groups }: LineArticle,
  variationIds: readonly string[],
): number | null {
  if (basePrice === 0) return null;
  let price = basePrice;
  for (const { variations } of groups) {
    const chosen = variations.find(({ id }) => variationIds.includes(id));
    if (chosen?.price === null) return null;
    price += chosen?.price ?? 0;
  }
  return price;
}

/** What is chosen of a product, as the server takes it. */
export const chosenOf = (article: LineArticle | null, variationIds: readonly string[]) =>
  (article?.groups ?? []).flatMap(({ id: attributeId, variations }) => {
    const variation = variations.find(({ id }) => variationIds.includes(id));
    return variation ? [{ attributeId, variationId: variation.id }] : [];
  });
