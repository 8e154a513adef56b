import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { MissingPartError } from '../../ui/feedback/load-part';
import layout from '../../design/layout.module.css';
import { errorText } from './error-text';
import { ErrorPage } from './error-page';
import { NotFoundScreen } from './not-found-screen';
import { NotFoundError } from '../route-answers';

/** Stands in the place of a screen whose loader or rendering failed; header and footer stay. */
export function ErrorScreen() {
  const error = useRouteError();
  useEffect(() => {
    // The router does not load the code of a screen twice: the page is loaded anew.
    if (!(error instanceof MissingPartError)) return undefined;
    const reload = () => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [error]);
  if (error instanceof NotFoundError) return <NotFoundScreen {...error.page} />;
  return (
    <div className={layout.page}>
      <ErrorPage {...errorText(error)} />
    </div>
  );
}
