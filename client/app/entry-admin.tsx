import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { Panel } from '../admin/panel';
import { createAdminRoutes } from '../admin/routes';
import { endedSessionExchange } from '../admin/session/ended-session';
import { openBrowserClient } from '../graphql/client';
import { restoreLostFocus } from '../ui/navigation/restore-focus';
import { watchHistory } from '../ui/overlay/overlay-history';
import { followThemeChanges } from '../design/theme-choice';
import { ROOT_ID } from './document';
import { stopRecordingPresses } from './early-presses';
import { surviveTranslation } from './survive-translation';
import '../design/base.css';

const root = document.getElementById(ROOT_ID);
if (root) {
  watchHistory();
  surviveTranslation();
  const client = openBrowserClient({}, endedSessionExchange);
  // Each screen brings its own.
  document.querySelector('title')?.remove();
  const router = createBrowserRouter(createAdminRoutes(client));
  createRoot(root).render(<Panel client={client} router={router} />);
  document.documentElement.dataset.hydrated = '';
  // The panel has no buttons before its scripts run.
  stopRecordingPresses();
  followThemeChanges();
  restoreLostFocus();
}
