import { createContext, use } from 'react';
import { type OrderStatus } from '../../../shop/order-labels';
import { type OrderRow } from './order-row';

/** What the cells of the list can do; the columns themselves never change, so that their cells stay mounted. */
interface RowActions {
  addressOf: (order: OrderRow) => string;
  /** The state that is shown: one that was chosen counts before the server has confirmed it. */
  statusOf: (order: OrderRow) => { status: OrderStatus; isBusy: boolean };
  onStatus: (order: OrderRow, status: OrderStatus) => void;
}

export const RowActionsContext = createContext<RowActions | null>(null);

export function useRowActions(): RowActions {
  const actions = use(RowActionsContext);
  if (!actions) throw new Error('Only cells of the list of orders have actions');
  return actions;
}
