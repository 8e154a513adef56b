import { type Params } from 'react-router-dom';
import { type Client } from 'urql';
import { graphql, type ResultOf } from '../../../graphql/graphql';
import { SLIP_PARAMETER } from '../../../path-parameters';
import { prefetch } from '../../navigation/prefetch';

export const PackingSlipsQuery = graphql(`
  query PackingSlips($ids: [ID!]!, $take: Int!) {
    siteSettings {
      siteName
      address
      contactPhone
      contactEmail
    }
    adminOrders(filter: { ids: $ids }, sort: OLDEST, take: $take) {
      items {
        id
        number
        createdAt
        notes
        user {
          name
          company
          phone
        }
        recipient {
          siteName
          contactName
          phone
        }
        shippingAddress {
          text
        }
        shipment {
          carrier
          trackingNumber
        }
        items {
          id
          productName
          brand
          model
          sku
          quantity
          unit
          backOrdered
          selectedVariations {
            attributeId
            attributeName
            variationName
          }
        }
      }
    }
  }
`);

/** Asked for only where somebody wants them on paper: all events of each order are read. */
export const SlipNotesQuery = graphql(`
  query SlipNotes($ids: [ID!]!, $take: Int!) {
    adminOrders(filter: { ids: $ids }, sort: OLDEST, take: $take) {
      items {
        id
        internalNotes {
          version
          text
        }
      }
    }
  }
`);

export type SlipOrder = ResultOf<typeof PackingSlipsQuery>['adminOrders']['items'][number];
export type SlipSender = ResultOf<typeof PackingSlipsQuery>['siteSettings'];

/** The orders that an address names: one in its path, or several. */
export function slipVariables(parameters: URLSearchParams, { orderId }: Readonly<Params>) {
  const ids = orderId === undefined ? parameters.getAll(SLIP_PARAMETER) : [orderId];
  return { ids, take: Math.max(ids.length, 1) };
}

export function prefetchPackingSlips(
  client: Client,
  parameters: URLSearchParams,
  ids: Readonly<Params>,
): Promise<null> {
  return prefetch(client, PackingSlipsQuery, slipVariables(parameters, ids));
}
