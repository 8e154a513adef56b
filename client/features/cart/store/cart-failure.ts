import { CombinedError } from '@urql/core';
import { CookiesRefusedError } from './browser-key';
import { executionError, refusalOf } from '../../../graphql/refusal';

/** Why the cart could not be changed or had, as a message for where it was asked. */
export interface CartFailure {
  /** Of the refusal; `NETWORK` when the shop was not reached or took too long, `COOKIES_REFUSED` by the browser. */
  readonly code: string;
  readonly message: string;
}

const NOT_REACHED = 'Bağlantı kurulamadı. İnternet bağlantınızı kontrol edip yeniden deneyin.';
const COOKIES_REFUSED =
  'Tarayıcınız çerezleri engelliyor; sepetiniz bu yüzden saklanamaz. Bu site için çerezlere izin verip yeniden deneyin.';
const UNEXPECTED = 'Beklenmedik bir hata oluştu. Biraz sonra yeniden deneyin.';

/** A refusal keeps the message of the server. */
export function cartFailure(error: unknown): CartFailure {
  if (error instanceof CookiesRefusedError) return { code: 'COOKIES_REFUSED', message: COOKIES_REFUSED };
  if (!(error instanceof CombinedError) || error.networkError) {
    return { code: 'NETWORK', message: NOT_REACHED };
  }
  const { code, message } = refusalOf(error);
  return { code, message: executionError(error) ? message : UNEXPECTED };
}
