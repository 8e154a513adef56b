import { Stack, Text } from '@chakra-ui/react';
import { graphql } from '../../../graphql/graphql';
import { startOfDay } from '../../../shop/days';
import { formatDay, formatLiraExactly } from '../../../shop/format';
import { DialogActions } from '../../../ui/form/dialog-actions';
import { Form } from '../../../ui/form/form';
import { FormMessage } from '../../../ui/form/form-message';
import { useForm } from '../../../ui/form/use-form';
import * as z from '../../../ui/form/zod';
import { requiredReason } from '../status/reason';
import { ReasonField } from '../status/reason-field';
import { useOrderChange } from '../status/use-order-change';

export const RejectPaymentNoticeMutation = graphql(`
  mutation RejectPaymentNotice($input: RejectOrderPaymentNoticeInput!) {
    rejectOrderPaymentNotice(input: $input) {
      id
      version
    }
  }
`);

/** A transfer that the buyer says they have made. */
export interface NamedTransfer {
  readonly version: number;
  readonly amount: number;
  readonly paidOn: string;
  readonly reference: string | null;
}

interface RejectNoticeFormProps {
  order: { readonly id: string; readonly number: string; readonly version: number };
  notice: NamedTransfer;
  onConflict: () => void;
  onClose: () => void;
}

const SCHEMA = z.object({ reason: requiredReason('Havalenin neden sayılmadığını yazın.') });

/** Settles a payment notice whose money did not come. */
export function RejectNoticeForm({ order, notice, onConflict, onClose }: RejectNoticeFormProps) {
  const reject = useOrderChange(RejectPaymentNoticeMutation, { onConflict });
  const form = useForm({
    schema: SCHEMA,
    defaultValues: { reason: '' },
    send: ({ reason }) =>
      reject({
        input: { orderId: order.id, expectedVersion: order.version, notice: notice.version, reason },
      }),
    onAccepted: onClose,
  });
  return (
    <Form form={form} label="Havale bildiriminin reddi">
      <Stack gap="4">
        <Text color="fg.muted">
          Sipariş #{order.number}: {formatDay(startOfDay(notice.paidOn))} tarihli{' '}
          {formatLiraExactly(notice.amount)} havale hesapta yok. Müşteriye e-posta gider.
        </Text>
        <FormMessage />
        <ReasonField isOptional={false} />
        <DialogActions colorPalette="danger" busyLabel="Kaydediliyor...">
          Bulunamadı olarak kapat
        </DialogActions>
      </Stack>
    </Form>
  );
}
