import { type Client } from '@urql/core';
import { type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { requirePermission } from '../session/require-permission';

type Warm = (client: Client, parameters: URLSearchParams, orderId: string) => Promise<null>;

export function ordersRoutes(client: Client): RouteObject[] {
  const forOrders = (warm: Warm) => (args: LoaderFunctionArgs) =>
    requirePermission('ORDERS', client, ({ url }) =>
      warm(client, new URL(url).searchParams, args.params.orderId ?? ''),
    )(args);
  return [
    {
      index: true,
      lazy: async () => {
        const [{ OrdersScreen }, { warmOrders }] = await Promise.all([
          import('./list/orders-screen'),
          import('./list/orders.query'),
        ]);
        return { Component: OrdersScreen, loader: forOrders(warmOrders) };
      },
    },
    {
      path: ':orderId',
      lazy: async () => {
        const [{ OrderScreen }, { warmOrder }] = await Promise.all([
          import('./detail/order-screen'),
          import('./detail/order.query'),
        ]);
        return { Component: OrderScreen, loader: forOrders(warmOrder) };
      },
    },
    {
      path: ':orderId/sevk-fisi',
      lazy: async () => {
        const [{ PackingSlipScreen }, { warmPackingSlip }] = await Promise.all([
          import('./slip/packing-slip-screen'),
          import('./slip/packing-slip.query'),
        ]);
        return { Component: PackingSlipScreen, loader: forOrders(warmPackingSlip) };
      },
    },
  ];
}
