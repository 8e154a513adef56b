import { useRouteError } from 'react-router-dom';
import { NotAllowedError } from '../session/not-allowed-error';
import { RouteNotice } from './route-notice';

/** In place of a screen whose loader refused or failed; the frame stays. */
export function ErrorScreen() {
  return <RouteNotice kind={useRouteError() instanceof NotAllowedError ? 'not allowed' : 'failed'} />;
}
