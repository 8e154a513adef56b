import { CombinedError } from '@urql/core';
import { refusalOf } from '../../graphql/refusal';

/** Why the cart could not be changed or had, in words for where it was asked. */
export interface CartFailure {
  /** Of the refusal; `NETWORK` when the shop was not reached or took too long. */
  readonly code: string;
  readonly message: string;
}

const NOT_REACHED = 'Bağlantı kurulamadı. İnternet bağlantınızı denetleyip yeniden deneyin.';
const FAULT = 'Beklenmedik bir hata oluştu. Biraz sonra yeniden deneyin.';

/** A refusal keeps the words of the shop. */
export function cartFailure(error: unknown): CartFailure {
  if (!(error instanceof CombinedError) || error.networkError) {
    return { code: 'NETWORK', message: NOT_REACHED };
  }
  const { code, message } = refusalOf(error);
  // Without a path it is a mistake of the document itself, in English: nothing a visitor did.
  const wasRead = error.graphQLErrors.some(({ path }) => path !== undefined);
  return { code, message: wasRead ? message : FAULT };
}
