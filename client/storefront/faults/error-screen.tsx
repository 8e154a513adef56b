import { useRouteError } from 'react-router-dom';
import layout from '../../ui/layout.module.css';
import { errorWords } from './error-words';
import { FaultNotice } from './fault-notice';
import { NotFoundScreen } from './not-found-screen';
import { NotFoundError } from '../route-answers';

/** Stands in the place of a screen whose loader or rendering failed; header and footer stay. */
export function ErrorScreen() {
  const error = useRouteError();
  if (error instanceof NotFoundError) return <NotFoundScreen {...error.words} />;
  return (
    <div className={layout.page}>
      <FaultNotice {...errorWords(error)} />
    </div>
  );
}
