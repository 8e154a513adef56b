import { Stack, Text } from '@chakra-ui/react';
import { graphql } from '../../../graphql/graphql';
import { startOfDay } from '../../../shop/days';
import { formatDay, formatLiraExactly } from '../../../shop/format';
import { DialogActions } from '../../../ui/form/dialog-actions';
import { Form } from '../../../ui/form/form';
import { FormMessage } from '../../../ui/form/form-message';
import { useForm } from '../../../ui/form/use-form';
import * as z from '../../../ui/form/zod';
import { MailChoice } from '../status/mail-choice';
import { requiredReason } from '../status/reason';
import { ReasonField } from '../status/reason-field';
import { useOrderChange } from '../status/use-order-change';

export const RevertOrderPaymentMutation = graphql(`
  mutation RevertOrderPayment($input: RevertOrderPaymentInput!) {
    revertOrderPayment(input: $input) {
      id
      version
    }
  }
`);

export interface RecordedPayment {
  readonly version: number;
  readonly amount: number;
  readonly paidOn: string | null;
}

interface RevertFormProps {
  order: { readonly id: string; readonly number: string; readonly version: number };
  payment: RecordedPayment;
  onConflict: () => void;
  onClose: () => void;
}

const REVERTED = z.object({
  reason: requiredReason('Ödemenin neden geri alındığını yazın.'),
  notifyBuyer: z.boolean().nullable(),
});

/** Takes a payment back. */
export function RevertForm({ order, payment, onConflict, onClose }: RevertFormProps) {
  const revert = useOrderChange(RevertOrderPaymentMutation, { onConflict });
  const { version, amount, paidOn } = payment;
  const form = useForm({
    schema: REVERTED,
    defaultValues: { reason: '', notifyBuyer: null },
    send: ({ reason, notifyBuyer }) =>
      revert({
        input: { orderId: order.id, expectedVersion: order.version, payment: version, reason, notifyBuyer },
      }),
    onAccepted: onClose,
  });
  return (
    <Form form={form} label="Ödemenin geri alınması">
      <Stack gap="4">
        <Text color="fg.muted">
          Sipariş #{order.number}: {formatLiraExactly(amount)} tutarındaki
          {paidOn && ` ${formatDay(startOfDay(paidOn))} tarihli`} ödeme artık sayılmaz.
        </Text>
        <FormMessage />
        <ReasonField isOptional={false} />
        <MailChoice<z.infer<typeof REVERTED>>
          orderId={order.id}
          describe={({ reason }) => ({ revertedPayment: version, reason: reason || null })}
        />
        <DialogActions colorPalette="danger" busyLabel="Kaydediliyor...">
          Ödeme İptal
        </DialogActions>
      </Stack>
    </Form>
  );
}
