import { Flex, Stack, Text } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { graphql } from '../../../graphql/graphql';
import { dayAt, readDay, today, writeDay } from '../../../shop/days';
import { formatLiraExactly } from '../../../shop/format';
import { DayField } from '../../../ui/fields/day-field';
import { MoneyField } from '../../../ui/fields/money-field';
import { daySchema } from '../../../ui/form/day-schema';
import { moneySchema } from '../../../ui/form/money-schema';
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
import { type NamedTransfer, RejectNoticeForm } from './reject-notice-form';
import { type RecordedPayment, RevertForm } from './revert-payment-form';
import { useOrderChange } from '../status/use-order-change';
import { useUndo } from '../status/use-undo';
import { readKurus, writeKurus } from '../../../shop/kurus';

export const MarkOrderPaidMutation = graphql(`
  mutation MarkOrderPaid($input: MarkOrderPaidInput!) {
    markOrderPaid(input: $input) {
      id
      version
      received
      history {
        version
        isBuyerNotified
      }
    }
  }
`);

interface PayableOrder {
  readonly id: string;
  readonly number: string;
  readonly version: number;
  readonly createdAt: string;
  readonly total: number;
  readonly received: number;
  readonly outstanding: number;
}

/** Money that has come or was not found, or a payment that does not count after all. */
export type PaymentStep =
  | { readonly kind: 'paid'; readonly notice?: NamedTransfer }
  | { readonly kind: 'reverted'; readonly payment: RecordedPayment }
  | { readonly kind: 'rejected'; readonly notice: NamedTransfer };

const TITLES = {
  paid: 'Ödeme kaydet',
  reverted: 'Ödeme geri alınsın mı?',
  rejected: 'Havale bulunamadı mı?',
};

interface PaymentDialogProps {
  order: PayableOrder;
  /** What is recorded; nothing is asked without it. */
  step: PaymentStep | undefined;
  /** The order that is shown is older than what the server knows. */
  onConflict: () => void;
  onClose: () => void;
}

/** Records money that has come, or takes a payment back. */
export function PaymentDialog({ step, ...form }: PaymentDialogProps) {
  return (
    <FormDialog
      isOpen={step !== undefined}
      title={step ? TITLES[step.kind] : TITLES.paid}
      onClose={form.onClose}
    >
      {step?.kind === 'paid' && <PaidForm {...form} notice={step.notice} />}
      {step?.kind === 'rejected' && <RejectNoticeForm {...form} notice={step.notice} />}
      {step?.kind === 'reverted' && <RevertForm {...form} payment={step.payment} />}
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
  amount: moneySchema,
  paidOn: daySchema,
  reference: textUpTo(MAX_REFERENCE),
  reason: reasonSchema,
  notifyBuyer: z.boolean().nullable(),
});

const FIELD_OF_CODE = { PAYMENT_AMOUNT_INVALID: 'amount', PAYMENT_DATE_INVALID: 'paidOn' };

type PaidValues = z.infer<typeof PAID>;

function PaidForm({ order, notice, onConflict, onClose }: StepFormProps & { notice?: NamedTransfer }) {
  const announce = useUndo();
  const markPaid = useOrderChange(MarkOrderPaidMutation, {
    onConflict,
    fieldOfCode: FIELD_OF_CODE,
    onChanged: ({ markOrderPaid: { version, received, history } }) => {
      const amount = formatLiraExactly(received - order.received);
      const isBuyerNotified = history?.at(-1)?.isBuyerNotified === true;
      announce({ orders: [{ ...order, version }], done: `${amount} ödeme kaydedildi`, isBuyerNotified });
    },
  });
  const latest = today();
  const form = useForm({
    schema: PAID,
    defaultValues: {
      amount: startingAmount(notice?.amount ?? order.outstanding),
      paidOn: writeDay(notice?.paidOn ?? latest),
      reference: notice?.reference ?? '',
      reason: '',
      notifyBuyer: null,
    },
    send: ({ amount, paidOn, reference, reason, notifyBuyer }) =>
      markPaid({
        input: {
          orderId: order.id,
          expectedVersion: order.version,
          amount: readKurus(amount),
          paidOn: readDay(paidOn),
          reference: reference || null,
          notice: notice?.version ?? null,
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
          {order.received > 0 && `, alınan ${formatLiraExactly(order.received)}`}
        </Text>
        <FormMessage />
        <Flex gap="4" direction={{ base: 'column', sm: 'row' }} align="start">
          <AmountField outstanding={order.outstanding} />
          <DayField name="paidOn" label="Ödeme günü" min={dayAt(order.createdAt)} max={latest} />
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
            paidOn: readDay(paidOn),
            reason: reason || null,
          })}
        />
        <DialogActions busyLabel="Kaydediliyor...">
          <SendLabel outstanding={order.outstanding} />
        </DialogActions>
      </Stack>
    </Form>
  );
}

const startingAmount = (kurus: number) => (kurus > 0 ? writeKurus(kurus) : '');

/** How much more or less than is outstanding somebody types; undefined while it is no amount. */
function useDifference(outstanding: number): number | undefined {
  const typed = useWatch<PaidValues, 'amount'>({ name: 'amount' });
  const kurus = readKurus(typed);
  return kurus === null || kurus === 0 ? undefined : kurus - outstanding;
}

function AmountField({ outstanding }: { outstanding: number }) {
  const difference = useDifference(outstanding) ?? 0;
  const amount = formatLiraExactly(Math.abs(difference));
  const question =
    difference < 0
      ? `${amount} eksik. Kısmi ödeme olarak kaydedilsin mi?`
      : `${amount} fazla. Fazla ödeme olarak kaydedilsin mi?`;
  return <MoneyField name="amount" label="Tutar, ₺" warning={difference === 0 ? undefined : question} />;
}

/** Answers what is asked below the amount. */
function SendLabel({ outstanding }: { outstanding: number }) {
  const difference = useDifference(outstanding) ?? 0;
  if (difference === 0) return 'Ödendi İşaretle';
  return difference < 0 ? 'Kısmi ödemeyi kaydet' : 'Fazla ödemeyi kaydet';
}
