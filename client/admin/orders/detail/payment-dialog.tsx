import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useMutation } from 'urql';
import { graphql } from '../../../graphql/graphql';
import { refusalOf } from '../../../graphql/refusal';
import { dayAt } from '../../../shop/days';
import { formatLiraExactly } from '../../../shop/format';
import { CheckField } from '../../../ui/choices/check-field';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { TextField } from '../../../ui/fields/text-field';
import { Form } from '../../../ui/form/form';
import { FormMessage } from '../../../ui/form/form-message';
import { SubmitButton } from '../../../ui/form/submit-button';
import { useForm } from '../../../ui/form/use-form';
import * as z from '../../../ui/form/zod';
import { FormDialog } from '../../../ui/overlay/form-dialog';
import { MAX_REASON, reasonSchema, textUpTo } from '../status/reason';
import { readKurus, writeKurus } from '../../../shop/kurus';

const MarkOrderPaidMutation = graphql(`
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
  onClose: () => void;
}

/** Records that the money has come, or that it has not after all. */
export function PaymentDialog({ order, step, onClose }: PaymentDialogProps) {
  return (
    <FormDialog
      isOpen={step !== undefined}
      title={step === 'reverted' ? 'Ödeme geri alınsın mı?' : 'Ödendi olarak işaretle'}
      onClose={onClose}
    >
      {step === 'paid' && <PaidForm order={order} onClose={onClose} />}
      {step === 'reverted' && <RevertForm order={order} onClose={onClose} />}
    </FormDialog>
  );
}

interface StepFormProps {
  order: PayableOrder;
  onClose: () => void;
}

const MAX_REFERENCE = 100;
const PAID = z.object({
  amount: z.string().refine((typed) => readKurus(typed) !== null, 'Tutarı 1.234,50 gibi yazın.'),
  paidOn: z.string().min(1, 'Ödeme gününü seçin.'),
  reference: textUpTo(MAX_REFERENCE),
  reason: reasonSchema,
  notifyBuyer: z.boolean(),
});

function PaidForm({ order, onClose }: StepFormProps) {
  const [, markPaid] = useMutation(MarkOrderPaidMutation);
  const today = dayAt(new Date());
  const form = useForm({
    schema: PAID,
    defaultValues: {
      amount: writeKurus(order.total),
      paidOn: today,
      reference: '',
      reason: '',
      notifyBuyer: false,
    },
    send: async ({ amount, paidOn, reference, reason, notifyBuyer }) => {
      const { error } = await markPaid({
        input: {
          orderId: order.id,
          expectedVersion: order.version,
          amount: readKurus(amount),
          paidOn,
          reference: reference || null,
          reason: reason || null,
          notifyBuyer,
        },
      });
      return error && refusalOf(error);
    },
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
          <TextField name="paidOn" label="Ödeme günü" type="date" max={today} min={dayAt(order.createdAt)} />
        </Flex>
        <TextField
          name="reference"
          label="Dekont ya da işlem no"
          isOptional
          limit={MAX_REFERENCE}
          autoComplete="off"
        />
        <TextAreaField name="reason" label="Açıklama" hint="Müşteri de okur." isOptional limit={MAX_REASON} />
        <CheckField name="notifyBuyer">Müşteriye e-postayla bildir</CheckField>
        <Flex wrap="wrap" justify="flex-end" gap="2">
          <Button variant="outline" onClick={onClose}>
            Vazgeç
          </Button>
          <SubmitButton busyLabel="Kaydediliyor...">Ödendi İşaretle</SubmitButton>
        </Flex>
      </Stack>
    </Form>
  );
}

function RevertForm({ order, onClose }: StepFormProps) {
  const [, revert] = useMutation(RevertOrderPaymentMutation);
  const form = useForm({
    schema: z.object({ reason: reasonSchema }),
    defaultValues: { reason: '' },
    send: async ({ reason }) => {
      const { error } = await revert({
        input: { orderId: order.id, expectedVersion: order.version, reason: reason || null },
      });
      return error && refusalOf(error);
    },
    onAccepted: onClose,
  });
  return (
    <Form form={form} label="Ödemenin geri alınması">
      <Stack gap="4">
        <Text color="fg.muted">Sipariş #{order.number} yeniden ödeme bekler.</Text>
        <FormMessage />
        <TextAreaField name="reason" label="Açıklama" hint="Müşteri de okur." isOptional limit={MAX_REASON} />
        <Flex wrap="wrap" justify="flex-end" gap="2">
          <Button variant="outline" onClick={onClose}>
            Vazgeç
          </Button>
          <SubmitButton colorPalette="danger" busyLabel="Kaydediliyor...">
            Ödeme İptal
          </SubmitButton>
        </Flex>
      </Stack>
    </Form>
  );
}
