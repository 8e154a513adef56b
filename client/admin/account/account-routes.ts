import { type Client } from '@urql/core';
import { type RouteObject } from 'react-router-dom';
import { requireStaff } from '../session/require-permission';

export function accountRoutes(client: Client): RouteObject[] {
  return [
    {
      index: true,
      lazy: async () => {
        const [{ AccountScreen }, { warmSessions }] = await Promise.all([
          import('./account-screen'),
          import('./sessions-section'),
        ]);
        return { Component: AccountScreen, loader: requireStaff(client, () => warmSessions(client)) };
      },
    },
  ];
}
