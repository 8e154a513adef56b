import { CombinedError } from '@urql/core';
import { isRouteErrorResponse } from 'react-router-dom';
import { executionError, type ExecutionError } from '../../graphql/refusal';
import { MissingPartError } from '../../ui/feedback/load-part';
import { MaintenanceError, NotFoundError } from '../route-answers';
import { type PageMeta } from '../screen';

/** What an error screen says. */
export interface ErrorText {
  readonly title: string;
  readonly text: string;
  /** Of the error in the server's log. */
  readonly reference?: string;
}

export const MAINTENANCE_TITLE = 'Bakım Çalışması';

/** For errors without a message for visitors; only one with a reference was surely logged. */
export const UNEXPECTED_ERROR = {
  title: 'Bir şeyler ters gitti',
  text: 'Sayfa hazırlanırken beklenmedik bir hata oluştu. Yeniden denemek çoğu zaman yeter.',
} as const;

/** No route holds a line break (%0A), not even the one for unknown addresses: the router says so itself. */
const UNKNOWN_ADDRESS = {
  title: 'Sayfa bulunamadı',
  text: 'Böyle bir adres yok. Adresi kontrol edin ya da ana sayfadan devam edin.',
} as const;

const CONNECTION_LOST = {
  title: 'Bağlantı kurulamadı',
  text: 'İnternet bağlantınızı kontrol edip yeniden deneyin. Yaptığınız seçimler adres satırında duruyor.',
} as const;

const STATUS_OF_CODE: Readonly<Record<string, number>> = {
  BAD_USER_INPUT: 400,
  BAD_REQUEST: 400,
  MAINTENANCE: 503,
  UNAVAILABLE: 503,
};

/** The message for visitors, with something they can do. */
export function errorText(error: unknown): ErrorText {
  if (isUnknownAddress(error)) return UNKNOWN_ADDRESS;
  if (error instanceof MissingPartError) return CONNECTION_LOST;
  if (!(error instanceof CombinedError)) return UNEXPECTED_ERROR;
  if (error.networkError) return CONNECTION_LOST;
  const refusal = executionError(error);
  if (!refusal || statusOf(error) === 500) return { ...UNEXPECTED_ERROR, reference: referenceOf(error) };
  const title = codeOf(refusal) === 'MAINTENANCE' ? MAINTENANCE_TITLE : 'İstek yerine getirilemedi';
  return { title, text: refusal.message };
}

/** The status a page is answered with when its loader threw this. */
export function statusOf(error: unknown): number {
  if (error instanceof NotFoundError || isUnknownAddress(error)) return 404;
  if (error instanceof MaintenanceError) return 503;
  const refusal = error instanceof CombinedError ? executionError(error) : undefined;
  return (refusal && STATUS_OF_CODE[codeOf(refusal)]) ?? 500;
}

/** The head of a page that shows an error: not indexed, except while the shop is closed for a short time. */
export function errorMeta(error: unknown): PageMeta {
  if (error instanceof NotFoundError) return { ...UNINDEXED, title: error.page.title };
  if (error instanceof MaintenanceError) {
    const { notice, indexing } = error.closure;
    return { title: MAINTENANCE_TITLE, description: notice, robots: indexing };
  }
  return { ...UNINDEXED, title: errorText(error).title };
}

const UNINDEXED = { description: '', robots: 'noindex, follow' } as const;

function isUnknownAddress(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

/** Under which the server logged an error, if it did. */
export function referenceOf(error: unknown): string | undefined {
  if (!(error instanceof CombinedError)) return undefined;
  const details = executionError(error)?.extensions.details as { reference?: unknown } | undefined;
  return typeof details?.reference === 'string' ? details.reference : undefined;
}

function codeOf({ extensions }: ExecutionError): string {
  return typeof extensions.code === 'string' ? extensions.code : '';
}
