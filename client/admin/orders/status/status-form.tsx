import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { ORDER_STATUSES, type OrderStatus } from '../../../shop/order-labels';
import { toaster } from '../../../ui/feedback/toaster';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { Form } from '../../../ui/form/form';
import { FormMessage } from '../../../ui/form/form-message';
import { SubmitButton } from '../../../ui/form/submit-button';
import { useForm } from '../../../ui/form/use-form';
import { ChangeOrderStatusMutation } from './change-order-status';
import { MailChoice } from './mail-choice';
import { MAX_REASON } from './reason';
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
        <TextAreaField
          name="reason"
          label={status === 'CANCELLED' ? 'İptal nedeni' : 'Açıklama'}
          hint="Müşteri de okur."
          isOptional
          limit={MAX_REASON}
        />
        <MailChoice<StatusFormValues>
          orderId={order.id}
          describe={({ reason, carrier, trackingNumber }) => ({
            status,
            reason: reason || null,
            ...(status === 'SHIPPED' && { carrier: carrier || null, trackingNumber: trackingNumber || null }),
          })}
        />
        <Flex wrap="wrap" justify="flex-end" gap="2">
          <Button variant="outline" onClick={onClose}>
            Vazgeç
          </Button>
          <SubmitButton
            colorPalette={status === 'CANCELLED' ? 'danger' : 'copper'}
            busyLabel="Kaydediliyor..."
          >
            {SEND_LABELS[status] ?? 'Durumu değiştir'}
          </SubmitButton>
        </Flex>
      </Stack>
    </Form>
  );
}
