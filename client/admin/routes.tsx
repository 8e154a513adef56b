import { type Client } from '@urql/core';
import { redirect, type RouteObject } from 'react-router-dom';
import { ErrorScreen } from './frame/error-screen';
import { Frame } from './frame/frame';
import { LoadingScreen } from './frame/loading-screen';
import { PanelErrorScreen } from './frame/panel-error-screen';
import { RouteNotice } from './frame/route-notice';
import { startAddress } from './navigation/panel-section';
import { FRAME_ROUTE } from './session/use-staff';
import { SECTIONS } from './sections';
import { LoginScreen, loginLoader } from './sign-in/login-screen';
import { requireStaff } from './session/require-permission';

/** The route table of the panel. */
export function createAdminRoutes(client: Client): RouteObject[] {
  const sections = SECTIONS.map(({ path, routes }) => ({ path, children: routes(client) }));
  return [
    {
      path: '/admin',
      HydrateFallback: LoadingScreen,
      ErrorBoundary: PanelErrorScreen,
      children: [
        { path: 'login', loader: loginLoader(client), Component: LoginScreen },
        {
          id: FRAME_ROUTE,
          loader: requireStaff(client, (_request, staff) => staff),
          element: <Frame sections={SECTIONS} />,
          children: [
            {
              ErrorBoundary: ErrorScreen,
              children: [
                {
                  index: true,
                  // Nothing stands here; the router wants that said.
                  element: null,
                  loader: requireStaff(client, (_request, staff) => redirect(startAddress(SECTIONS, staff))),
                },
                ...sections,
                { path: '*', element: <RouteNotice kind="unknown" /> },
              ],
            },
          ],
        },
      ],
    },
  ];
}
