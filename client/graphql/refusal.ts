import { type CombinedError } from '@urql/core';

/** What the server said instead of an answer. */
export interface Refusal {
  /** `extensions.code`; `NETWORK` when the server was not reached. */
  readonly code: string;
  /** A Turkish sentence for the screen. */
  readonly message: string;
  /** What is wrong with single fields, by their path below the input. */
  readonly fields: Readonly<Record<string, string>>;
  readonly details: Readonly<Record<string, unknown>>;
}

const NOT_REACHED =
  'Bağlantı kurulamadı. Yazdıklarınız duruyor; internet bağlantınızı denetleyip yeniden deneyin.';
const NOT_UNDERSTOOD = 'Beklenmedik bir hata oluştu. Yazdıklarınız duruyor; biraz sonra yeniden deneyin.';

/** Reads the answer to a form that was not accepted. */
export function refusalOf({ networkError, graphQLErrors }: CombinedError): Refusal {
  if (networkError) return { code: 'NETWORK', message: NOT_REACHED, fields: {}, details: {} };
  // An error without a path is a mistake of the document itself, in English: nothing a visitor did.
  const error = graphQLErrors.find(({ path }) => path !== undefined);
  if (!error) return { code: 'INTERNAL', message: NOT_UNDERSTOOD, fields: {}, details: {} };
  const { code, details } = error.extensions as { code?: string; details?: Record<string, unknown> };
  return {
    code: code ?? 'INTERNAL',
    message: error.message,
    fields: fieldsIn(details),
    details: details ?? {},
  };
}

function fieldsIn(details: Record<string, unknown> | undefined): Record<string, string> {
  const fields = Array.isArray(details?.fields)
    ? (details.fields as { path: string; message: string }[])
    : [];
  return Object.fromEntries(fields.map(({ path, message }) => [path.replace(/^input\./, ''), message]));
}
