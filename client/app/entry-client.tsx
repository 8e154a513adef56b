import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { openBrowserClient } from '../graphql/client';
import { followSessionChanges } from '../graphql/session-change';
import { loadPart } from '../ui/feedback/load-part';
import { CONTENT_ID } from '../ui/navigation/content-id';
import { restoreLostFocus } from '../ui/navigation/restore-focus';
import { watchHistory } from '../ui/overlay/overlay-history';
import { followThemeChanges } from '../design/theme-choice';
import { DEHYDRATED_STATE_ID, type DehydratedState, ROOT_ID } from './document';
import { stopRecordingPresses } from './early-presses';
import { forgetVisitorAtSignOut } from './forget-visitor';
import { describePage } from './route-head';
import { createRoutes, type LoaderContext, type Screens } from './routes';
import { screens } from './screens';
import { Shop } from './shop';
import { surviveTranslation } from './survive-translation';
import { showHead } from './show-head';

type BrowserRouter = ReturnType<typeof createBrowserRouter>;

void start();

/** Takes the page over once everything it was rendered from stands ready again. */
async function start(): Promise<void> {
  const root = document.getElementById(ROOT_ID);
  const dehydratedState = readDehydratedState();
  if (!root || !dehydratedState) return;
  watchHistory();
  surviveTranslation();
  let isSettled = false;
  let client = openBrowserClient(dehydratedState.queries);
  const routes = createRoutes(reloadable(screens, goal), contextOf, location.pathname);
  const router = createBrowserRouter(routes);
  /** A refused form is that of the document, not of the pages that are navigated to. */
  function contextOf(): LoaderContext {
    return isSettled ? { client } : { client, refused: dehydratedState?.refused };
  }
  function goal(): string {
    const { navigation, location } = router.state;
    return router.createHref(navigation.location ?? location);
  }
  const shop = () => (
    <Shop client={client} origin={dehydratedState.origin}>
      <RouterProvider router={router} />
    </Shop>
  );
  await settled(router);
  isSettled = true;
  // As a transition it is done in small slices: a press or a scroll in between is answered at once.
  startTransition(() => {
    stopRecordingPresses();
    const shown = hydrateRoot(root, shop());
    forgetVisitorAtSignOut();
    followSessionChanges(() => {
      // A client without memory: nothing of who was here before is shown to who comes after.
      client = openBrowserClient({});
      shown.render(shop());
    });
  });
  followThemeChanges();
  restoreLostFocus();
  followPages(router, dehydratedState.origin);
}

/** Screens whose file is gone after a deploy are loaded by loading the page anew. */
function reloadable(modules: Screens, goal: () => string): Screens {
  return Object.fromEntries(
    Object.entries(modules).map(([path, load]) => [path, () => loadPart(load, goal)]),
  );
}

function readDehydratedState(): DehydratedState | undefined {
  const json = document.getElementById(DEHYDRATED_STATE_ID)?.textContent;
  return json ? (JSON.parse(json) as DehydratedState) : undefined;
}

/** Resolves when the matched screens are loaded; their loaders find their answers in the dehydrated state. */
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
    showHead(describePage(state, new URL(pathname + search, origin), origin).head);
    // Reading goes on at the content of the new page, not at the link in the old one. Filters keep the focus.
    if (isAnotherPage) document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  });
}
