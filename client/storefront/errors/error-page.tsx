import { ButtonLink } from '../../ui/controls/button-link';
import { paths } from '../../paths';
import { ErrorState } from '../../ui/feedback/error-state';
import { type ErrorText } from './error-text';

/** A page of its own for an error, with plain links: they work where React does not. */
export function ErrorPage({ title, text, reference }: ErrorText) {
  return (
    <ErrorState
      size="page"
      title={title}
      onRetry="reload"
      ways={<ButtonLink href={paths.home()}>Ana sayfaya dönün</ButtonLink>}
    >
      <p>{text}</p>
      {reference && (
        <p>
          Hata referansı: <code>{reference}</code>
        </p>
      )}
    </ErrorState>
  );
}
