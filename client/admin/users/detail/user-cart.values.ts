import { graphql, type ResultOf, type VariablesOf } from '../../../graphql/graphql';
import * as z from '../../../ui/form/zod';
import { REQUESTED_LINE, type RequestedLine, requestedProduct } from '../../articles/requested-lines';

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

/** What is to be put into the cart. */
export const CART_SCHEMA = z.object({ lines: z.array(REQUESTED_LINE).min(1, 'Önce ürün ekleyin.') });

export type CartValues = z.infer<typeof CART_SCHEMA>;

/** The lines as the server takes them. */
export const requestedLines = (
  lines: readonly RequestedLine[],
): VariablesOf<typeof AddToCustomerCartMutation>['input']['lines'] =>
  lines.flatMap((line) => requestedProduct(line) ?? []);

type Refused = ResultOf<typeof AddToCustomerCartMutation>['addToCustomerCart']['refused'];

/** The lines that were not added, with what the server says of each at its quantity. */
export function refusedLines(lines: readonly RequestedLine[], refused: Refused) {
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
