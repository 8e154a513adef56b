import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { openBrowserClient } from '../graphql/client';
import { followSessionChanges } from '../graphql/session-change';
import { CONTENT_ID } from '../ui/content-id';
import { followThemeChanges } from '../ui/theme-choice';
import { HANDOVER_ID, type Handover, ROOT_ID } from './document';
import { headOf } from './route-head';
import { createRoutes } from './routes';
import { Shop } from './shop';
import { showHead } from './show-head';

type BrowserRouter = ReturnType<typeof createBrowserRouter>;

void start();

/** Takes the page over once everything it was rendered from stands ready again. */
async function start(): Promise<void> {
  const root = document.getElementById(ROOT_ID);
  const handover = readHandover();
  if (!root || !handover) return;
  let client = openBrowserClient(handover.queries);
  const routes = createRoutes(() => client);
  const router = createBrowserRouter(routes);
  const shop = () => (
    <Shop routes={routes} client={client} origin={handover.origin}>
      <RouterProvider router={router} />
    </Shop>
  );
  await settled(router);
  // As a transition it is done in small slices: a press or a scroll in between is answered at once.
  startTransition(() => {
    const shown = hydrateRoot(root, shop());
    followSessionChanges(() => {
      // A client without memory: nothing of who was here before is shown to who comes after.
      client = openBrowserClient({});
      shown.render(shop());
    });
  });
  followThemeChanges();
  followPages(router, handover.origin);
}

function readHandover(): Handover | undefined {
  const json = document.getElementById(HANDOVER_ID)?.textContent;
  return json ? (JSON.parse(json) as Handover) : undefined;
}

/** Resolves when the matched screens are loaded; their loaders find their answers in the handover. */
function settled(router: BrowserRouter): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}

/** Gives every page that is navigated to its head and the focus; the first one has both already. */
function followPages(router: BrowserRouter, origin: string): void {
  let shown = router.state.location;
  router.subscribe((state) => {
    if (state.location.key === shown.key || state.navigation.state !== 'idle') return;
    const { pathname, search } = state.location;
    const isAnotherPage = pathname !== shown.pathname;
    shown = state.location;
    showHead(headOf(state, new URL(pathname + search, origin), origin));
    // Reading goes on at the content of the new page, not at the link in the old one. Filters keep the focus.
    if (isAnotherPage) document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  });
}
