import { type Client } from '@urql/core';
import { type RouteObject } from 'react-router-dom';
import { paths } from '../paths';
import { ErrorScreen } from './frame/error-screen';
import { Frame } from './frame/frame';
import { LoadingScreen } from './frame/loading-screen';
import { PanelErrorScreen } from './frame/panel-error-screen';
import { RouteNotice } from './frame/route-notice';
import { sectionRoute } from './navigation/section-route';
import { FRAME_ROUTE } from './session/use-staff';
import { SECTIONS } from './sections';
import { ForgottenPasswordScreen, forgottenPasswordLoader } from './sign-in/forgotten-password-screen';
import { LoginScreen, loginLoader } from './sign-in/login-screen';
import { frameLoader } from './session/require-permission';

/** The route table of the panel. The frame also stands around addresses outside the panel that its links do not lead to. */
export function createAdminRoutes(client: Client): RouteObject[] {
  const sections = SECTIONS.map((section) => sectionRoute(section, client));
  return [
    {
      HydrateFallback: LoadingScreen,
      ErrorBoundary: PanelErrorScreen,
      children: [
        { path: paths.adminLogin(), loader: loginLoader(client), Component: LoginScreen },
        {
          path: paths.adminForgottenPassword(),
          loader: forgottenPasswordLoader(client),
          Component: ForgottenPasswordScreen,
        },
        {
          id: FRAME_ROUTE,
          loader: frameLoader(client),
          // Each screen checks the session beside its own data.
          shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
          element: <Frame sections={SECTIONS} />,
          children: [
            {
              ErrorBoundary: ErrorScreen,
              children: [
                { path: paths.admin(), children: sections },
                { path: '*', element: <RouteNotice kind="unknown" /> },
              ],
            },
          ],
        },
      ],
    },
  ];
}
