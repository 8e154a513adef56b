import { CombinedError } from '@urql/core';
import { isRouteErrorResponse } from 'react-router-dom';
import { MaintenanceError, NotFoundError } from '../route-answers';
import { type PageMeta } from '../screen';

/** What an error screen says. */
export interface ErrorWords {
  readonly title: string;
  readonly text: string;
  /** Under which the fault stands in the server's log. */
  readonly reference?: string;
}

type FieldError = CombinedError['graphQLErrors'][number];

export const MAINTENANCE_TITLE = 'Bakım Çalışması';

/** What is said of a fault nothing more is known of; only one with a reference was surely logged. */
export const FAULT_WORDS = {
  title: 'Bir şeyler ters gitti',
  text: 'Sayfa hazırlanırken beklenmedik bir hata oluştu. Yeniden denemek çoğu zaman yeter.',
} as const;

/** No route holds a line break (%0A), not even the one for unknown addresses: the router says so itself. */
const UNKNOWN_WORDS = {
  title: 'Sayfa bulunamadı',
  text: 'Böyle bir adres yok. Adresi denetleyin ya da ana sayfadan devam edin.',
} as const;

const STATUS_OF_CODE: Readonly<Record<string, number>> = {
  BAD_USER_INPUT: 400,
  BAD_REQUEST: 400,
  MAINTENANCE: 503,
  UNAVAILABLE: 503,
};

/** Puts a fault into words a visitor can do something with. */
export function errorWords(error: unknown): ErrorWords {
  if (isUnknownAddress(error)) return UNKNOWN_WORDS;
  if (!(error instanceof CombinedError)) return FAULT_WORDS;
  if (error.networkError) {
    return {
      title: 'Bağlantı kurulamadı',
      text: 'İnternet bağlantınızı denetleyip yeniden deneyin. Yaptığınız seçimler adres satırında duruyor.',
    };
  }
  const refusal = refusalIn(error);
  if (!refusal || statusOf(error) === 500) return { ...FAULT_WORDS, reference: referenceOf(error) };
  const title = codeOf(refusal) === 'MAINTENANCE' ? MAINTENANCE_TITLE : 'İstek yerine getirilemedi';
  return { title, text: refusal.message };
}

/** The status a page is answered with when its loader threw this. */
export function statusOf(error: unknown): number {
  if (error instanceof NotFoundError || isUnknownAddress(error)) return 404;
  if (error instanceof MaintenanceError) return 503;
  const refusal = error instanceof CombinedError ? refusalIn(error) : undefined;
  return (refusal && STATUS_OF_CODE[codeOf(refusal)]) ?? 500;
}

/** The head of a page that shows an error: not indexed, except while the shop is closed for a short time. */
export function errorMeta(error: unknown): PageMeta {
  if (error instanceof NotFoundError) return { ...UNINDEXED, title: error.words.title };
  if (error instanceof MaintenanceError) {
    const { notice, indexing } = error.closure;
    return { title: MAINTENANCE_TITLE, description: notice, robots: indexing };
  }
  return { ...UNINDEXED, title: errorWords(error).title };
}

const UNINDEXED = { description: '', robots: 'noindex, follow' } as const;

function isUnknownAddress(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

/** Under which the server logged the fault behind an error, if it did. */
export function referenceOf(error: unknown): string | undefined {
  if (!(error instanceof CombinedError)) return undefined;
  const details = refusalIn(error)?.extensions.details as { reference?: unknown } | undefined;
  return typeof details?.reference === 'string' ? details.reference : undefined;
}

/** What a field answered. An error without a path is a mistake of the document itself: nothing a visitor did. */
function refusalIn({ graphQLErrors }: CombinedError): FieldError | undefined {
  return graphQLErrors.find(({ path }) => path !== undefined);
}

function codeOf({ extensions }: FieldError): string {
  return typeof extensions.code === 'string' ? extensions.code : '';
}
