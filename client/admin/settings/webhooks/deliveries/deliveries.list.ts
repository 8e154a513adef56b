import { Send } from 'lucide-react';
import { paths } from '../../../../paths';
import { choiceField, listState, pageField } from '../../../../ui/navigation/list-state';
import { declareList } from '../../../list/declare-list';
import { type WebhookDelivery, WebhookDeliveriesQuery } from '../webhooks.query';
import { DELIVERY_COLUMNS } from './delivery-columns';

export const DELIVERIES_PER_PAGE = 25;

interface DeliveriesState {
  readonly outcome: 'ALL' | 'DELIVERED' | 'FAILED';
  readonly page: number;
}

export const DELIVERIES_STATE = listState<DeliveriesState>({
  outcome: choiceField('sonuc', { ALL: 'hepsi', DELIVERED: 'teslim', FAILED: 'basarisiz' }, 'ALL'),
  page: pageField('sayfa', DELIVERIES_PER_PAGE),
});

const byWebhook = new Map<string, ReturnType<typeof declare>>();

/** What was sent to a webhook: a list for each, the same one each time. */
export function deliveriesOf(webhookId: string) {
  const list = byWebhook.get(webhookId) ?? declare(webhookId);
  byWebhook.set(webhookId, list);
  return list;
}

const declare = (id: string) =>
  declareList({
    name: 'webhook-gonderimleri',
    title: 'Webhook gönderimleri',
    noun: 'gönderim',
    address: (parameters) => paths.adminWebhook(id, parameters),
    state: DELIVERIES_STATE,
    pageSize: DELIVERIES_PER_PAGE,
    query: WebhookDeliveriesQuery,
    variables: ({ outcome, page }) => ({
      id,
      outcome: outcome === 'ALL' ? null : outcome,
      skip: (page - 1) * DELIVERIES_PER_PAGE,
      take: DELIVERIES_PER_PAGE,
    }),
    typename: 'WebhookDelivery',
    requestPolicy: 'cache-and-network',
    read: ({ webhookDeliveries }) => webhookDeliveries,
    columns: DELIVERY_COLUMNS,
    row: { id: (row: WebhookDelivery) => row.id, name: (row: WebhookDelivery) => row.type },
    empty: {
      icon: Send,
      none: ['Henüz gönderim yok', 'Son 30 günün gönderimleri burada görünür.'],
      unmatched: ['Böyle bir gönderim yok', 'Son 30 günün gönderimleri arasında arandı.'],
    },
  });
