import { Badge, Button, Text } from '@chakra-ui/react';
import { formatCount, formatDateTime } from '../../../../shop/format';
import { shortTime } from '../../../../shop/short-time';
import { type DataColumn, dataColumns } from '../../../../ui/table/data-columns';
import { OneLine } from '../../../../ui/table/one-line';
import { rowActions } from '../../../list/row-actions';
import { categoryLabel, outcomeText } from '../webhook-texts';
import { type WebhookDelivery } from '../webhooks.query';

interface DeliveryActions {
  onReplay: (delivery: WebhookDelivery & { position: number }) => void;
}

export const { RowActions: DeliveryActions, useRowActions: useDeliveryActions } =
  rowActions<DeliveryActions>();

const column = dataColumns<WebhookDelivery>();

/** The columns of what was sent. */
export const DELIVERY_COLUMNS: DataColumn<WebhookDelivery>[] = column.columns([
  column.display({
    id: 'type',
    header: 'Değişiklik',
    meta: { label: 'Değişiklik', isTitle: true },
    cell: ({ row: { original } }) => <Change of={original} />,
  }),
  column.display({
    id: 'outcome',
    header: 'Sonuç',
    meta: { label: 'Sonuç', width: '13.5rem', card: 'second' },
    cell: ({ row: { original } }) => (
      <Badge colorPalette={original.failure ? 'danger' : 'success'}>{outcomeText(original)}</Badge>
    ),
  }),
  column.display({
    id: 'attempt',
    header: 'Deneme',
    meta: { label: 'Deneme', align: 'end', width: '6rem', from: 900 },
    cell: ({ row: { original } }) => formatCount(original.attempt),
  }),
  column.display({
    id: 'duration',
    header: 'Süre',
    meta: { label: 'Süre', align: 'end', width: '6rem', from: 1100 },
    cell: ({ row: { original } }) => `${formatCount(original.durationMs)} ms`,
  }),
  column.display({
    id: 'sentAt',
    header: 'Gönderildi',
    meta: { label: 'Gönderildi', width: '8.5rem', card: 'end' },
    cell: ({ row: { original } }) => (
      <OneLine title={formatDateTime(original.sentAt)}>{shortTime(original.sentAt)}</OneLine>
    ),
  }),
  column.display({
    id: 'actions',
    header: () => <Text srOnly>İşlemler</Text>,
    meta: { label: 'İşlemler', align: 'end', width: '9.5rem', card: 'secondEnd' },
    cell: ({ row: { original } }) => <Replay delivery={original} />,
  }),
]);

function Change({ of: { type, category, position } }: { of: WebhookDelivery }) {
  const second =
    position === null ? 'Deneme iletisi' : `${categoryLabel(category ?? '')}, konum ${String(position)}`;
  return (
    <OneLine second={second} title={`${type}, ${second}`}>
      <b>{type}</b>
    </OneLine>
  );
}

/** A try has no place in the feed to send again from. */
function Replay({ delivery }: { delivery: WebhookDelivery }) {
  const { onReplay } = useDeliveryActions();
  const { position } = delivery;
  if (position === null) return null;
  return (
    <Button
      variant="outline"
      size="xs"
      aria-label={`Buradan gönder: ${delivery.type}, konum ${String(position)}`}
      onClick={() => onReplay({ ...delivery, position })}
    >
      Buradan gönder
    </Button>
  );
}
