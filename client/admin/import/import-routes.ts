import { type Client } from '@urql/core';
import { type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { requirePermission } from '../session/require-permission';

type Warm = (client: Client, parameters: URLSearchParams, importId: string) => Promise<null>;

export function importRoutes(client: Client): RouteObject[] {
  const forImports = (warm: Warm) => (args: LoaderFunctionArgs) =>
    requirePermission('IMPORT', client, ({ url }) =>
      warm(client, new URL(url).searchParams, args.params.importId ?? ''),
    )(args);
  return [
    {
      index: true,
      lazy: async () => {
        const [{ StartScreen }, { warmStart }] = await Promise.all([
          import('./start/start-screen'),
          import('./start/start.query'),
        ]);
        return { Component: StartScreen, loader: forImports(warmStart) };
      },
    },
    {
      path: ':importId',
      lazy: async () => {
        const [{ RunScreen }, { warmRun }] = await Promise.all([
          import('./run/run-screen'),
          import('./run/run.query'),
        ]);
        return { Component: RunScreen, loader: forImports(warmRun) };
      },
    },
  ];
}
