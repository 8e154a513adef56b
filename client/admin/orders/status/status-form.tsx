import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ORDER_STATUSES } from '../../../shop/order-labels';
import { DialogActions } from '../../../ui/form/dialog-actions';
import { Form } from '../../../ui/form/form';
import { FormMessage } from '../../../ui/form/form-message';
import { SubmitButton } from '../../../ui/form/submit-button';
import { useForm } from '../../../ui/form/use-form';
import * as z from '../../../ui/form/zod';
import { AddOrderNoteMutation, ChangeOrderStatusMutation } from './change-order-status';
import { type CurrentOrder } from './current-order';
import { MailChoice } from './mail-choice';
import { MoneyNotice } from './money-notice';
import { cancelReason, reasonSchema } from './reason';
import { ReasonField } from './reason-field';
import { shipmentSchema, ShipmentFields } from './shipment-fields';
import { type StatusChoice, verbsOf } from './status-choice';
import { StockNotice } from './stock-notice';
import { useOrderChange } from './use-order-change';
import { useUndo } from './use-undo';

/** What is said with a new state; `notifyBuyer` is null until somebody chooses. */
const SCHEMA = z.object({
  ...shipmentSchema,
  reason: reasonSchema,
  notifyBuyer: z.boolean().nullable(),
});

type StatusFormValues = z.infer<typeof SCHEMA>;

const CANCELLED_SCHEMA = z.object({ ...SCHEMA.shape, reason: cancelReason });

interface StatusFormProps {
  choice: StatusChoice;
  /** The order is another one by now: here, elsewhere, or undone. */
  onChanged: () => void;
  /** The order has the state, or had it already. */
  onDone: () => void;
}

export function StatusForm({ choice: { order, status }, onChanged, onDone }: StatusFormProps) {
  // What somebody else made of it meanwhile.
  const [current, setCurrent] = useState<CurrentOrder>();
  const isDone = current?.status === status;
  const announce = useUndo(onChanged);
  const change = useOrderChange(ChangeOrderStatusMutation, {
    onConflict: (newer) => {
      setCurrent(newer);
      onChanged();
    },
    onChanged: ({ changeOrderStatus: { version, history } }) => {
      const isBuyerNotified = history?.at(-1)?.isBuyerNotified === true;
      const done = ORDER_STATUSES[status].label;
      announce({ orders: [{ ...order, version }], done, isBuyerNotified });
    },
  });
  const addNote = useOrderChange(AddOrderNoteMutation, { onConflict: setCurrent });
  const form = useForm({
    schema: status === 'CANCELLED' ? CANCELLED_SCHEMA : SCHEMA,
    defaultValues: { reason: '', carrier: '', trackingNumber: '', notifyBuyer: null },
    send: ({ reason, carrier, trackingNumber, notifyBuyer }) => {
      if (isDone) return addNote({ input: { orderId: order.id, note: reason } });
      const shipment = { carrier: carrier || null, trackingNumber: trackingNumber || null };
      return change({
        input: {
          orderId: order.id,
          expectedVersion: current?.version ?? order.version,
          status,
          reason: reason || null,
          notifyBuyer,
          ...(status === 'SHIPPED' && shipment),
        },
      });
    },
    onAccepted: onDone,
  });
  return (
    <Form form={form} label="Sipariş durumu">
      <Stack gap="4">
        {status === 'CANCELLED' && (
          <Stack gap="0">
            <Text color="fg.muted">Sipariş #{order.number}. Ayrılan stok geri verilir.</Text>
            {!isDone && <MoneyNotice orderId={order.id} />}
          </Stack>
        )}
        <FormMessage />
        {status === 'SHIPPED' && !isDone && <ShipmentFields />}
        {order.status === 'CANCELLED' && !isDone && <StockNotice orderId={order.id} />}
        {isDone ? (
          <ReasonField hint="Nota dönüşürse yalnızca ekip okur." />
        ) : (
          <ReasonField {...(status === 'CANCELLED' && { label: 'İptal nedeni', isOptional: false })} />
        )}
        {isDone ? (
          <DoneActions onClose={onDone} />
        ) : (
          <>
            <MailChoice<StatusFormValues>
              orderId={order.id}
              describe={({ reason, carrier, trackingNumber }) => ({
                status,
                reason: reason || null,
                ...(status === 'SHIPPED' && {
                  carrier: carrier || null,
                  trackingNumber: trackingNumber || null,
                }),
              })}
            />
            <DialogActions
              colorPalette={status === 'CANCELLED' ? 'danger' : 'copper'}
              busyLabel="Kaydediliyor..."
            >
              {verbsOf(order, status).verb}
            </DialogActions>
          </>
        )}
      </Stack>
    </Form>
  );
}

/** Somebody else did the same: what was typed is kept as a note of staff, or left. */
function DoneActions({ onClose }: { onClose: () => void }) {
  const reason = useWatch<StatusFormValues, 'reason'>({ name: 'reason' });
  return (
    <Flex wrap="wrap" justify="flex-end" gap="2">
      {reason.trim() !== '' && (
        <SubmitButton busyLabel="Ekleniyor...">Açıklamayı not olarak ekle</SubmitButton>
      )}
      <Button variant="outline" onClick={onClose}>
        Kapat
      </Button>
    </Flex>
  );
}
