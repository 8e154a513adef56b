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

export type ExecutionError = CombinedError['graphQLErrors'][number];

const NOT_REACHED =
  'Bağlantı kurulamadı. Yazdıklarınız duruyor; internet bağlantınızı kontrol edip yeniden deneyin.';
const NOT_UNDERSTOOD = 'Beklenmedik bir hata oluştu. Yazdıklarınız duruyor; biraz sonra yeniden deneyin.';

/** Reads the answer to a form that was not accepted. */
export function refusalOf(combined: CombinedError): Refusal {
  if (combined.networkError) return { code: 'NETWORK', message: NOT_REACHED, fields: {}, details: {} };
  const error = executionError(combined);
  if (!error) return { code: 'INTERNAL', message: NOT_UNDERSTOOD, fields: {}, details: {} };
  const { code, details } = error.extensions as { code?: string; details?: Record<string, unknown> };
  return {
    code: code ?? 'INTERNAL',
    message: error.message,
    fields: fieldsIn(details),
    details: details ?? {},
  };
}

/**
 * What the server said while it carried out the operation. An error without a path is a mistake of the document itself, in
 * English: nothing a visitor did.
 */
export function executionError({ graphQLErrors }: CombinedError): ExecutionError | undefined {
  return graphQLErrors.find(({ path }) => path !== undefined);
}

function fieldsIn(details: Record<string, unknown> | undefined): Record<string, string> {
  const fields = (details?.fields ?? []) as readonly { path: string; message: string }[];
  return Object.fromEntries(fields.map(({ path, message }) => [path.replace(/^input\./, ''), message]));
}
