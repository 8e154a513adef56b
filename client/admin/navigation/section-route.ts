import { type Client } from '@urql/core';
import { redirect, type RouteObject } from 'react-router-dom';
import { requirePermission } from '../session/require-permission';
import { type PanelSection, sectionAddress } from './section';

/** The route of a section with its screens: the one place that asks for its permission. */
export function sectionRoute(section: PanelSection, client: Client): RouteObject {
  const children = Object.entries(section.screens).map(([pattern, screen]): RouteObject => {
    const place = pattern === '' ? { index: true as const } : { path: pattern };
    if (typeof screen === 'string') {
      // Nothing stands here; the router wants that said.
      return { ...place, element: null, loader: () => redirect(`${sectionAddress(section)}/${screen}`) };
    }
    return {
      ...place,
      lazy: async () => {
        const { Component, prefetch } = await screen();
        const loader = requirePermission(section.permission, client, ({ url }, _staff, ids) =>
          prefetch(client, new URL(url).searchParams, ids),
        );
        return { Component, loader };
      },
    };
  });
  return { path: section.path, children };
}
