import { type Client } from '@urql/core';
import { redirect, type RouteObject } from 'react-router-dom';
import { requirePermission } from '../session/require-permission';
import { SETTINGS_TABS } from './settings-tabs';

export function settingsRoutes(client: Client): RouteObject[] {
  const forSettings = (warm: (client: Client) => Promise<null>) =>
    requirePermission('SETTINGS', client, () => warm(client));
  return [
    // Nothing stands here; the router wants that said.
    { index: true, element: null, loader: () => redirect(SETTINGS_TABS[0].to) },
    {
      path: 'guvenlik',
      lazy: async () => {
        const [{ PolicyScreen }, { warmPolicy }] = await Promise.all([
          import('./policy/policy-screen'),
          import('./policy/policy.query'),
        ]);
        return { Component: PolicyScreen, loader: forSettings(warmPolicy) };
      },
    },
    {
      path: 'siparis-e-postalari',
      lazy: async () => {
        const [{ OrderMailsScreen }, { warmOrderMails }] = await Promise.all([
          import('./order-mails/order-mails-screen'),
          import('./order-mails/order-mails.query'),
        ]);
        return { Component: OrderMailsScreen, loader: forSettings(warmOrderMails) };
      },
    },
  ];
}
