import { type Client } from '@urql/core';
import { type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { requirePermission } from '../session/require-permission';

type Warm = (client: Client, parameters: URLSearchParams) => Promise<null>;

export function jobsRoutes(client: Client): RouteObject[] {
  const forJobs = (warm: Warm) => (args: LoaderFunctionArgs) =>
    requirePermission('SETTINGS', client, ({ url }) => warm(client, new URL(url).searchParams))(args);
  return [
    {
      index: true,
      lazy: async () => {
        const [{ JobsScreen }, { warmJobs }] = await Promise.all([
          import('./list/jobs-screen'),
          import('./list/jobs.query'),
        ]);
        return { Component: JobsScreen, loader: forJobs(warmJobs) };
      },
    },
    {
      path: 'gonderilemeyenler',
      lazy: async () => {
        const [{ SideEffectsScreen }, { warmSideEffects }] = await Promise.all([
          import('./side-effects/side-effects-screen'),
          import('./side-effects/side-effects.query'),
        ]);
        return { Component: SideEffectsScreen, loader: forJobs(warmSideEffects) };
      },
    },
  ];
}
