import { Stack } from '@chakra-ui/react';
import { graphql } from '../../../graphql/graphql';
import { CheckField } from '../../../ui/choices/check-field';
import { DialogActions } from '../../../ui/form/dialog-actions';
import { Form } from '../../../ui/form/form';
import { FormMessage } from '../../../ui/form/form-message';
import { useForm } from '../../../ui/form/use-form';
import * as z from '../../../ui/form/zod';
import { FormDialog } from '../../../ui/overlay/form-dialog';
import { reasonSchema } from '../status/reason';
import { ReasonField } from '../status/reason-field';
import { shipmentSchema, ShipmentFields } from '../status/shipment-fields';
import { useOrderChange } from '../status/use-order-change';
import { type PanelOrder } from './order.query';

const CorrectOrderShipmentMutation = graphql(`
  mutation CorrectOrderShipment($input: CorrectOrderShipmentInput!) {
    correctOrderShipment(input: $input) {
      id
      version
    }
  }
`);

const SCHEMA = z.object({ ...shipmentSchema, reason: reasonSchema, notifyBuyer: z.boolean() });

interface ShipmentDialogProps {
  order: PanelOrder;
  isOpen: boolean;
  /** The order that is shown is older than what the server knows. */
  onConflict: () => void;
  onClose: () => void;
}

/** Corrects what is known of a parcel; what was written before stays in the history. */
export function ShipmentDialog({ isOpen, ...form }: ShipmentDialogProps) {
  return (
    <FormDialog isOpen={isOpen} title="Kargo bilgisini düzelt" onClose={form.onClose}>
      <ShipmentForm {...form} />
    </FormDialog>
  );
}

function ShipmentForm({ order, onConflict, onClose }: Omit<ShipmentDialogProps, 'isOpen'>) {
  const correct = useOrderChange(CorrectOrderShipmentMutation, { onConflict });
  const form = useForm({
    schema: SCHEMA,
    defaultValues: {
      carrier: order.shipment?.carrier ?? '',
      trackingNumber: order.shipment?.trackingNumber ?? '',
      reason: '',
      notifyBuyer: false,
    },
    send: ({ carrier, trackingNumber, reason, notifyBuyer }) =>
      correct({
        input: {
          orderId: order.id,
          expectedVersion: order.version,
          carrier: carrier || null,
          trackingNumber: trackingNumber || null,
          reason: reason || null,
          notifyBuyer,
        },
      }),
    onAccepted: onClose,
  });
  return (
    <Form form={form} label="Kargo bilgisi">
      <Stack gap="4">
        <FormMessage />
        <ShipmentFields />
        <ReasonField />
        <CheckField name="notifyBuyer">Müşteriye e-postayla bildir</CheckField>
        <DialogActions busyLabel="Kaydediliyor...">Kaydet</DialogActions>
      </Stack>
    </Form>
  );
}
