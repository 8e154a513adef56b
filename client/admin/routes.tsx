import { type Client } from '@urql/core';
import { type RouteObject } from 'react-router-dom';
import { ErrorScreen } from './frame/error-screen';
import { Frame } from './frame/frame';
import { LoadingScreen } from './frame/loading-screen';
import { NoSectionScreen } from './frame/no-section-screen';
import { RouteNotice } from './frame/route-notice';
import { requireStaff } from './sign-in/require-permission';
import { SignedOutScreen } from './sign-in/signed-out-screen';

/** The route table of the panel. */
export function createAdminRoutes(client: Client): RouteObject[] {
  return [
    {
      path: '/admin',
      HydrateFallback: LoadingScreen,
      ErrorBoundary: ErrorScreen,
      children: [
        { path: 'login', Component: SignedOutScreen },
        {
          id: 'staff',
          loader: requireStaff(client, (_request, staff) => staff),
          Component: Frame,
          children: [{ index: true, Component: NoSectionScreen }],
        },
        { path: '*', element: <RouteNotice kind="unknown" /> },
      ],
    },
  ];
}
