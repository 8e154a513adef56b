import { useRouteError } from 'react-router-dom';
import { errorText } from './error-text';
import { ErrorPage } from './error-page';
import { MaintenanceNotice } from './maintenance-notice';
import { MaintenanceError } from '../route-answers';
import { StandalonePage } from './standalone-page';

/** Stands alone: the shop is closed, or not even header and footer could be loaded. */
export function RootErrorScreen() {
  const error = useRouteError();
  return (
    <StandalonePage>
      {error instanceof MaintenanceError ? (
        <MaintenanceNotice closure={error.closure} />
      ) : (
        <ErrorPage {...errorText(error)} />
      )}
    </StandalonePage>
  );
}
