import { type ResultOf } from '../../../graphql/graphql';
import { type OrderRowFragment } from './orders.query';

/** One order as the list shows it. */
export type OrderRow = ResultOf<typeof OrderRowFragment>;
