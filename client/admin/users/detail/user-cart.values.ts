import { graphql, type ResultOf, type VariablesOf } from '../../../graphql/graphql';
import * as z from '../../../ui/form/zod';
import {
  articleOf,
  chosenOf,
  firstChoices,
  type LineArticle,
  type SoldProduct,
} from '../../articles/sold-products';

export const CustomerCartQuery = graphql(`
  query CustomerCart($customer: ID!) {
    customerCart(customer: $customer) {
      lines {
        id
        productName
        quantity
        totalPrice
        placedBy
        selectedVariations {
          attributeName
          variationName
        }
        product {
          id
          name
          unit
        }
      }
    }
  }
`);

export const AddToCustomerCartMutation = graphql(`
  mutation AddToCustomerCart($input: AddToCustomerCartInput!) {
    addToCustomerCart(input: $input) {
      addedCount
      refused {
        index
        code
        message
      }
    }
  }
`);

/** An empty cart names no type that a change would invalidate; what was put there is an entry of the account, too. */
export const CHANGES_CART = { additionalTypenames: ['CartLine', 'UserAccount'] };

/** As many as one cart has. */
export const MAX_LINES = 200;

/** What is to be put into the cart: products that are sold, each with one choice of each of its groups. */
export const CART_SCHEMA = z.object({
  lines: z
    .array(
      z.object({
        productId: z.string(),
        name: z.string(),
        unit: z.string(),
        article: z.custom<LineArticle>(),
        variationIds: z.array(z.string()),
        quantity: z.string().regex(/^\s*[1-9]\d{0,4}\s*$/, 'Miktarı tam sayı olarak yazın.'),
      }),
    )
    .min(1, 'Önce ürün ekleyin.'),
});

export type CartValues = z.infer<typeof CART_SCHEMA>;
type CartFormLine = CartValues['lines'][number];

/** The line of a product that was found, in the least quantity it is sold in. */
export function lineOf(product: SoldProduct): CartFormLine {
  const article = articleOf(product);
  const { id: productId, name, unit, minOrderQuantity } = product;
  return {
    ...{ productId, name, unit, article },
    variationIds: firstChoices(article),
    quantity: String(minOrderQuantity),
  };
}

/** The lines as the server takes them. */
export const requestedLines = (
  lines: readonly CartFormLine[],
): VariablesOf<typeof AddToCustomerCartMutation>['input']['lines'] =>
  lines.map(({ productId, article, variationIds, quantity }) => ({
    ...{ productId, quantity: Number(quantity), variations: chosenOf(article, variationIds) },
  }));

type Refused = ResultOf<typeof AddToCustomerCartMutation>['addToCustomerCart']['refused'];

/** The lines that were not added, with what the server says of each at its quantity. */
export function refusedLines(lines: readonly CartFormLine[], refused: Refused) {
  const left = refused.flatMap(({ index, code, message }) => {
    const line = lines[index];
    const text = code === 'CART_FULL' ? `Sepette en çok ${String(MAX_LINES)} satır olabilir.` : message;
    return line ? [{ line, text }] : [];
  });
  return {
    lines: left.map(({ line }) => line),
    errors: Object.fromEntries(left.map(({ text }, place) => [`lines.${String(place)}.quantity`, text])),
  };
}
