import { Stack, Text } from '@chakra-ui/react';
import { ORDER_STATUSES, type OrderStatus } from '../../../shop/order-labels';
import { toaster } from '../../../ui/feedback/toaster';
import { DialogActions } from '../../../ui/form/dialog-actions';
import { Form } from '../../../ui/form/form';
import { FormMessage } from '../../../ui/form/form-message';
import { useForm } from '../../../ui/form/use-form';
import { ChangeOrderStatusMutation } from './change-order-status';
import { MailChoice } from './mail-choice';
import { ReasonField } from './reason-field';
import { ShipmentFields } from './shipment-fields';
import { type StatusChoice } from './status-choice';
import { STATUS_SCHEMA, type StatusFormValues } from './status-schema';
import { useOrderChange } from './use-order-change';

const SEND_LABELS: Partial<Record<OrderStatus, string>> = {
  CANCELLED: 'Siparişi İptal Et',
  SHIPPED: 'Kargoya ver',
};

interface StatusFormProps {
  choice: StatusChoice;
  /** The order is read again. */
  onConflict: () => void;
  onClose: () => void;
}

export function StatusForm({ choice: { order, status }, onConflict, onClose }: StatusFormProps) {
  const change = useOrderChange(ChangeOrderStatusMutation, onConflict);
  const form = useForm({
    schema: STATUS_SCHEMA,
    defaultValues: { reason: '', carrier: '', trackingNumber: '', notifyBuyer: null },
    send: ({ reason, carrier, trackingNumber, notifyBuyer }) => {
      const shipment = { carrier: carrier || null, trackingNumber: trackingNumber || null };
      return change({
        input: {
          orderId: order.id,
          expectedVersion: order.version,
          status,
          reason: reason || null,
          notifyBuyer,
          ...(status === 'SHIPPED' && shipment),
        },
      });
    },
    onAccepted: () => {
      toaster.success({ title: `#${order.number}: ${ORDER_STATUSES[status].label}` });
      onClose();
    },
  });
  return (
    <Form form={form} label="Sipariş durumu">
      <Stack gap="4">
        {status === 'CANCELLED' && (
          <Text color="fg.muted">Sipariş #{order.number}. Ayrılan stok geri verilir.</Text>
        )}
        <FormMessage />
        {status === 'SHIPPED' && <ShipmentFields />}
        <ReasonField label={status === 'CANCELLED' ? 'İptal nedeni' : 'Açıklama'} />
        <MailChoice<StatusFormValues>
          orderId={order.id}
          describe={({ reason, carrier, trackingNumber }) => ({
            status,
            reason: reason || null,
            ...(status === 'SHIPPED' && { carrier: carrier || null, trackingNumber: trackingNumber || null }),
          })}
        />
        <DialogActions
          onClose={onClose}
          colorPalette={status === 'CANCELLED' ? 'danger' : 'copper'}
          busyLabel="Kaydediliyor..."
        >
          {SEND_LABELS[status] ?? 'Durumu değiştir'}
        </DialogActions>
      </Stack>
    </Form>
  );
}
