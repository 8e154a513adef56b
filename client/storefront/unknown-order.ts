import { type CombinedError } from '@urql/core';
import { paths } from '../app/paths';
import { refusalOf } from '../graphql/refusal';
import { type NotFound } from './route-answers';

/** Said of an order that is not there, and of one that is somebody else's. */
export const UNKNOWN_ORDER: NotFound = {
  title: 'Sipariş bulunamadı',
  hint: 'Bağlantı eksik kopyalanmış olabilir ya da bu sipariş başka bir hesaba aittir.',
  back: { text: 'Siparişlerime dön', to: paths.orders() },
};

/** What is no name of an order at all is as unknown as the name of none. */
export function namesNoOrder(error: CombinedError): boolean {
  return ['BAD_USER_INPUT', 'BAD_REQUEST', 'NOT_FOUND', 'ORDER_NOT_FOUND'].includes(refusalOf(error).code);
}
