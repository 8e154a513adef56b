import { Flex, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { dayAt, readDay, today, writeDay } from '../../../shop/days';
import { formatLiraExactly } from '../../../shop/format';
import { readKurus, writeKurus } from '../../../shop/kurus';
import { DayField } from '../../../ui/fields/day-field';
import { MoneyField } from '../../../ui/fields/money-field';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { TextField } from '../../../ui/fields/text-field';
import { daySchema } from '../../../ui/form/day-schema';
import { DialogActions } from '../../../ui/form/dialog-actions';
import { Form } from '../../../ui/form/form';
import { FormMessage } from '../../../ui/form/form-message';
import { moneySchema } from '../../../ui/form/money-schema';
import { useForm } from '../../../ui/form/use-form';
import * as z from '../../../ui/form/zod';
import { CONTENT_ID } from '../../../ui/navigation/content-id';
import { FormDialog } from '../../../ui/overlay/form-dialog';
import { MAX_REASON, reasonSchema, requiredReason, textUpTo } from '../status/reason';
import { ReasonField } from '../status/reason-field';
import { useOrderChange } from '../status/use-order-change';
import { type PanelOrder } from './order.query';
import {
  IssueRefundMutation,
  ReceiveReturnMutation,
  RefuseWithdrawalMutation,
  RevertRefundMutation,
} from './withdrawal.query';

type Withdrawal = Pick<PanelOrder['withdrawals'][number], 'version' | 'amount' | 'declaredAt' | 'refunded'>;

/** What staff do with a withdrawal. */
export interface WithdrawalStep {
  readonly kind: 'received' | 'refused' | 'refunded' | 'reverted';
  readonly withdrawal: Withdrawal;
}

const TITLES = {
  received: 'Ürün geldi mi?',
  refused: 'Cayma reddedilsin mi?',
  refunded: 'Para iade edildi mi?',
  reverted: 'İade kaydı geri alınsın mı?',
} as const satisfies Record<WithdrawalStep['kind'], string>;

const FORMS = {
  received: ReceivedForm,
  refused: RefusedForm,
  refunded: RefundedForm,
  reverted: RevertedForm,
} as const;

interface WithdrawalDialogProps {
  order: Pick<PanelOrder, 'id' | 'number' | 'version' | 'received' | 'withdrawals'>;
  /** Undefined while it is closed. */
  step: WithdrawalStep | undefined;
  onConflict: () => void;
  onClose: () => void;
}

/** Settles a withdrawal, or says that its goods have come back. */
export function WithdrawalDialog({ step, ...form }: WithdrawalDialogProps) {
  const StepForm = step && FORMS[step.kind];
  const isSettled = useRef(false);
  useEffect(() => {
    if (step) isSettled.current = false;
  }, [step]);
  const settle = () => {
    isSettled.current = true;
    form.onClose();
  };
  return (
    <FormDialog
      isOpen={step !== undefined}
      title={step ? TITLES[step.kind] : ''}
      // The button that opened it goes with what it settled.
      finalFocus={() => (isSettled.current ? document.getElementById(CONTENT_ID) : null)}
      onClose={form.onClose}
    >
      {step && StepForm && <StepForm {...form} onClose={settle} withdrawal={step.withdrawal} />}
    </FormDialog>
  );
}

type StepFormProps = Omit<WithdrawalDialogProps, 'step'> & { withdrawal: Withdrawal };

const named = ({ order, withdrawal }: StepFormProps) => ({
  orderId: order.id,
  expectedVersion: order.version,
  withdrawal: withdrawal.version,
});

function ReceivedForm(props: StepFormProps) {
  const receive = useOrderChange(ReceiveReturnMutation, { onConflict: props.onConflict });
  const form = useForm({
    schema: z.object({ note: reasonSchema }),
    defaultValues: { note: '' },
    send: ({ note }) => receive({ input: { ...named(props), note: note || null } }),
    onAccepted: props.onClose,
  });
  return (
    <Form form={form} label="Geri gelen ürün">
      <Stack gap="4">
        <Text color="fg.muted">
          Sipariş #{props.order.number}. Stok kendiliğinden artmaz; ürünü kontrol edip stoku ürün sayfasında
          siz artırın.
        </Text>
        <FormMessage />
        <TextAreaField
          name="note"
          label="Açıklama"
          hint="Müşteri bu metni takip sayfasında görür."
          isOptional
          limit={MAX_REASON}
        />
        <DialogActions busyLabel="Kaydediliyor...">Ürün geldi</DialogActions>
      </Stack>
    </Form>
  );
}

function RefusedForm(props: StepFormProps) {
  const refuse = useOrderChange(RefuseWithdrawalMutation, { onConflict: props.onConflict });
  const form = useForm({
    schema: z.object({ reason: requiredReason('Caymanın neden reddedildiğini yazın.') }),
    defaultValues: { reason: '' },
    send: ({ reason }) => refuse({ input: { ...named(props), reason } }),
    onAccepted: props.onClose,
  });
  return (
    <Form form={form} label="Caymanın reddi">
      <Stack gap="4">
        <Text color="fg.muted">
          Sipariş #{props.order.number}: {formatLiraExactly(props.withdrawal.amount)} iade edilmez. Müşteriye
          e-posta gider.
        </Text>
        <FormMessage />
        <ReasonField isOptional={false} />
        <DialogActions colorPalette="danger" busyLabel="Kaydediliyor...">
          Caymayı reddet
        </DialogActions>
      </Stack>
    </Form>
  );
}

function RevertedForm(props: StepFormProps) {
  const revert = useOrderChange(RevertRefundMutation, { onConflict: props.onConflict });
  const { refunded } = props.withdrawal;
  const form = useForm({
    schema: z.object({ reason: requiredReason('İade kaydının neden geri alındığını yazın.') }),
    defaultValues: { reason: '' },
    send: ({ reason }) => revert({ input: { ...named(props), reason } }),
    onAccepted: props.onClose,
  });
  return (
    <Form form={form} label="Geri alınan iade kaydı">
      <Stack gap="4">
        <Text color="fg.muted">
          Sipariş #{props.order.number}:{' '}
          {refunded === 0 ? 'iadesiz kapatma' : `${formatLiraExactly(refunded)} iade kaydı`} geri alınır,
          cayma yeniden sonuçlandırılır. Gönderilmiş parayı geri getirmez. Müşteriye düzeltme e-postası gider.
        </Text>
        <FormMessage />
        <ReasonField isOptional={false} />
        <DialogActions colorPalette="danger" busyLabel="Kaydediliyor...">
          İade kaydını geri al
        </DialogActions>
      </Stack>
    </Form>
  );
}

const MAX_REFERENCE = 100;
const REFUND = z.object({ amount: moneySchema, refundedOn: daySchema, reference: textUpTo(MAX_REFERENCE) });
const NO_REFUND = REFUND.extend({ amount: z.string() });
const FIELD_OF_CODE = { REFUND_AMOUNT_INVALID: 'amount', REFUND_DATE_INVALID: 'refundedOn' };

function RefundedForm(props: StepFormProps) {
  const { order, withdrawal, onConflict, onClose } = props;
  const refunded = order.withdrawals.reduce((sum, other) => sum + other.refunded, 0);
  const most = Math.max(order.received - refunded, 0);
  const expected = Math.min(withdrawal.amount, most);
  const refund = useOrderChange(IssueRefundMutation, { onConflict, fieldOfCode: FIELD_OF_CODE });
  const latest = today();
  const form = useForm({
    schema: most === 0 ? NO_REFUND : REFUND,
    defaultValues: {
      amount: writeKurus(expected),
      refundedOn: writeDay(latest),
      reference: '',
    },
    send: ({ amount, refundedOn, reference }) =>
      refund({
        input: {
          ...named(props),
          amount: readKurus(amount),
          refundedOn: readDay(refundedOn),
          reference: reference || null,
        },
      }),
    onAccepted: onClose,
  });
  return (
    <Form form={form} label="İade edilen ödeme">
      <Stack gap="4">
        <Text color="fg.muted">
          Sipariş #{order.number}.{' '}
          {most === 0
            ? 'Alınmış ödeme olmadığından cayma iadesiz kapanır; müşteriye e-posta gider.'
            : 'Parayı bankadan gönderdikten sonra kaydedin; müşteriye e-posta gider.'}
        </Text>
        <FormMessage />
        {most > 0 && (
          <>
            <Flex gap="4" direction={{ base: 'column', sm: 'row' }} align="start">
              <RefundField expected={expected} />
              <DayField name="refundedOn" label="Tarih" min={dayAt(withdrawal.declaredAt)} max={latest} />
            </Flex>
            <TextField
              name="reference"
              label="Dekont no"
              isOptional
              limit={MAX_REFERENCE}
              autoComplete="off"
            />
          </>
        )}
        <DialogActions busyLabel="Kaydediliyor...">
          {most === 0 ? 'İadesiz kapat' : 'İadeyi kaydet'}
        </DialogActions>
      </Stack>
    </Form>
  );
}

/** Asks about an amount that is not what the withdrawal makes due: the buyer is mailed it at once. */
function RefundField({ expected }: { expected: number }) {
  const difference =
    (readKurus(useWatch<z.infer<typeof REFUND>, 'amount'>({ name: 'amount' })) ?? expected) - expected;
  const amount = formatLiraExactly(Math.abs(difference));
  const warning = `İade edilecek tutardan ${amount} ${difference < 0 ? 'eksik' : 'fazla'}. Böyle kaydedilsin mi?`;
  return <MoneyField name="amount" label="Tutar, ₺" warning={difference === 0 ? undefined : warning} />;
}
