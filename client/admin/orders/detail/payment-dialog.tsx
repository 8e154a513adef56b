import { Flex, Stack, Text } from '@chakra-ui/react';
import { graphql } from '../../../graphql/graphql';
import { dayAt, today } from '../../../shop/days';
import { formatLiraExactly } from '../../../shop/format';
import { TextField } from '../../../ui/fields/text-field';
import { DialogActions } from '../../../ui/form/dialog-actions';
import { Form } from '../../../ui/form/form';
import { FormMessage } from '../../../ui/form/form-message';
import { useForm } from '../../../ui/form/use-form';
import * as z from '../../../ui/form/zod';
import { FormDialog } from '../../../ui/overlay/form-dialog';
import { MailChoice } from '../status/mail-choice';
import { reasonSchema, textUpTo } from '../status/reason';
import { ReasonField } from '../status/reason-field';
import { useOrderChange } from '../status/use-order-change';
import { readKurus, writeKurus } from '../../../shop/kurus';

export const MarkOrderPaidMutation = graphql(`
  mutation MarkOrderPaid($input: MarkOrderPaidInput!) {
    markOrderPaid(input: $input) {
      id
      version
      paymentStatus
    }
  }
`);

const RevertOrderPaymentMutation = graphql(`
  mutation RevertOrderPayment($input: OrderDecisionInput!) {
    revertOrderPayment(input: $input) {
      id
      version
      paymentStatus
    }
  }
`);

interface PayableOrder {
  readonly id: string;
  readonly number: string;
  readonly version: number;
  readonly createdAt: string;
  readonly total: number;
}

interface PaymentDialogProps {
  order: PayableOrder;
  /** What is recorded; nothing is asked without it. */
  step: 'paid' | 'reverted' | undefined;
  /** The order that is shown is older than what the server knows. */
  onConflict: () => void;
  onClose: () => void;
}

/** Records that the money has come, or that it has not after all. */
export function PaymentDialog({ step, ...form }: PaymentDialogProps) {
  return (
    <FormDialog
      isOpen={step !== undefined}
      title={step === 'reverted' ? 'Ödeme geri alınsın mı?' : 'Ödendi olarak işaretle'}
      onClose={form.onClose}
    >
      {step === 'paid' && <PaidForm {...form} />}
      {step === 'reverted' && <RevertForm {...form} />}
    </FormDialog>
  );
}

interface StepFormProps {
  order: PayableOrder;
  onConflict: () => void;
  onClose: () => void;
}

const MAX_REFERENCE = 100;
const PAID = z.object({
  amount: z.string().refine((typed) => readKurus(typed) !== null, 'Tutarı 1.234,50 gibi yazın.'),
  paidOn: z.string().min(1, 'Ödeme gününü seçin.'),
  reference: textUpTo(MAX_REFERENCE),
  reason: reasonSchema,
  notifyBuyer: z.boolean().nullable(),
});

const FIELD_OF_CODE = { PAYMENT_DATE_INVALID: 'paidOn' };

type PaidValues = z.infer<typeof PAID>;

function PaidForm({ order, onConflict, onClose }: StepFormProps) {
  const markPaid = useOrderChange(MarkOrderPaidMutation, onConflict, FIELD_OF_CODE);
  const latest = today();
  const form = useForm({
    schema: PAID,
    defaultValues: {
      amount: writeKurus(order.total),
      paidOn: latest,
      reference: '',
      reason: '',
      notifyBuyer: null,
    },
    send: ({ amount, paidOn, reference, reason, notifyBuyer }) =>
      markPaid({
        input: {
          orderId: order.id,
          expectedVersion: order.version,
          amount: readKurus(amount),
          paidOn,
          reference: reference || null,
          reason: reason || null,
          notifyBuyer,
        },
      }),
    onAccepted: onClose,
  });
  return (
    <Form form={form} label="Ödeme">
      <Stack gap="4">
        <Text color="fg.muted">
          Sipariş #{order.number}, toplam {formatLiraExactly(order.total)}
        </Text>
        <FormMessage />
        <Flex gap="4" direction={{ base: 'column', sm: 'row' }} align="start">
          <TextField name="amount" label="Tutar, ₺" inputMode="decimal" autoComplete="off" />
          <TextField name="paidOn" label="Ödeme günü" type="date" max={latest} min={dayAt(order.createdAt)} />
        </Flex>
        <TextField
          name="reference"
          label="Dekont ya da işlem no"
          isOptional
          limit={MAX_REFERENCE}
          autoComplete="off"
        />
        <ReasonField />
        <MailChoice<PaidValues>
          orderId={order.id}
          describe={({ amount, paidOn, reason }) => ({
            amount: readKurus(amount),
            paidOn: paidOn || null,
            reason: reason || null,
          })}
        />
        <DialogActions onClose={onClose} busyLabel="Kaydediliyor...">
          Ödendi İşaretle
        </DialogActions>
      </Stack>
    </Form>
  );
}

function RevertForm({ order, onConflict, onClose }: StepFormProps) {
  const revert = useOrderChange(RevertOrderPaymentMutation, onConflict);
  const form = useForm({
    schema: z.object({ reason: reasonSchema }),
    defaultValues: { reason: '' },
    send: ({ reason }) =>
      revert({ input: { orderId: order.id, expectedVersion: order.version, reason: reason || null } }),
    onAccepted: onClose,
  });
  return (
    <Form form={form} label="Ödemenin geri alınması">
      <Stack gap="4">
        <Text color="fg.muted">Sipariş #{order.number} yeniden ödeme bekler.</Text>
        <FormMessage />
        <ReasonField />
        <DialogActions onClose={onClose} colorPalette="danger" busyLabel="Kaydediliyor...">
          Ödeme İptal
        </DialogActions>
      </Stack>
    </Form>
  );
}
