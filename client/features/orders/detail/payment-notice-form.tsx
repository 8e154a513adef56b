import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useMutation } from 'urql';
import { type FragmentOf, graphql, readFragment } from '../../../graphql/graphql';
import { refusalOf } from '../../../graphql/refusal';
import { dayAt, readDay, today, writeDay } from '../../../shop/days';
import { readKurus, writeKurus } from '../../../shop/kurus';
import { type UploadedFile } from '../../../shop/send-file';
import { DayField } from '../../../ui/fields/day-field';
import { MoneyField } from '../../../ui/fields/money-field';
import { TextField } from '../../../ui/fields/text-field';
import { daySchema } from '../../../ui/form/day-schema';
import { DialogActions } from '../../../ui/form/dialog-actions';
import { Form } from '../../../ui/form/form';
import { FormMessage } from '../../../ui/form/form-message';
import { moneySchema } from '../../../ui/form/money-schema';
import { refusalErrors } from '../../../ui/form/refusal-errors';
import { useForm } from '../../../ui/form/use-form';
import * as z from '../../../ui/form/zod';
import { FormDialog } from '../../../ui/overlay/form-dialog';
import { type OrderKey } from './cancel-order';
import { PaymentNoticeListFragment } from './payment-notice-list';
import { ReceiptField } from './receipt-field';

export const PaymentNoticeFormFragment = graphql(`
  fragment PaymentNoticeForm on Order {
    number
    createdAt
    outstanding
    takesPaymentNotice
  }
`);

export const GivePaymentNoticeMutation = graphql(
  `
    mutation GivePaymentNotice($input: GiveOrderPaymentNoticeInput!) {
      giveOrderPaymentNotice(input: $input) {
        id
        takesPaymentNotice
        timeline {
          at
          text
          actor
          status
          note
        }
        ...PaymentNoticeList
      }
    }
  `,
  [PaymentNoticeListFragment],
);

interface PaymentNoticeFormProps {
  order: FragmentOf<typeof PaymentNoticeFormFragment>;
  orderKey: OrderKey;
}

/** Says that a transfer was made; what was said before stands beside it. */
export function PaymentNoticeForm({ order: masked, orderKey }: PaymentNoticeFormProps) {
  const order = readFragment(PaymentNoticeFormFragment, masked);
  const [isOpen, setIsOpen] = useState(false);
  const [wasSent, setWasSent] = useState(false);
  // What is half typed stays when the payment is settled meanwhile; the server says so when it is sent.
  if (!order.takesPaymentNotice && !isOpen) return null;
  const accept = () => {
    setIsOpen(false);
    setWasSent(true);
  };
  return (
    <Stack gap="2" paddingTop="2" _print={{ display: 'none' }}>
      <Text role="status" color="success.fg" _empty={{ display: 'none' }}>
        {wasSent && 'Havale bildiriminiz alındı. Sipariş, biz bakana kadar ödenmediği için iptal edilmez.'}
      </Text>
      <Button variant="outline" alignSelf="flex-start" onClick={() => setIsOpen(true)}>
        Havale bildirimi gönder
      </Button>
      <FormDialog isOpen={isOpen} title="Havaleyi yaptınız mı?" onClose={() => setIsOpen(false)}>
        <NoticeForm order={order} orderKey={orderKey} onAccepted={accept} />
      </FormDialog>
    </Stack>
  );
}

const MAX_TEXT = 100;
const textUpTo = (limit: number) =>
  z
    .string()
    .trim()
    .max(limit, `En çok ${String(limit)} karakter yazılabilir.`);

const SCHEMA = z.object({
  bank: textUpTo(MAX_TEXT).min(1, 'Havaleyi gönderdiğiniz bankayı yazın.'),
  amount: moneySchema,
  paidOn: daySchema,
  sender: textUpTo(MAX_TEXT),
  reference: textUpTo(MAX_TEXT),
});

const FIELD_OF_CODE = { PAYMENT_AMOUNT_INVALID: 'amount', PAYMENT_DATE_INVALID: 'paidOn' };

interface NoticeFormProps {
  order: { readonly number: string; readonly createdAt: string; readonly outstanding: number };
  orderKey: OrderKey;
  onAccepted: () => void;
}

function NoticeForm({ order, orderKey, onAccepted }: NoticeFormProps) {
  const [, give] = useMutation(GivePaymentNoticeMutation);
  const [receipt, setReceipt] = useState<UploadedFile>();
  const [isUploading, setIsUploading] = useState(false);
  const latest = today();
  const form = useForm({
    schema: SCHEMA,
    defaultValues: {
      bank: '',
      sender: '',
      reference: '',
      amount: writeKurus(order.outstanding),
      paidOn: writeDay(latest),
    },
    send: async ({ bank, amount, paidOn, sender, reference }) => {
      if (isUploading) return { message: 'Dekontunuz yükleniyor. Yükleme bitince yeniden gönderin.' };
      const notice = { bank, amount: readKurus(amount) ?? 0, paidOn: readDay(paidOn) ?? '' };
      const { error } = await give({
        input: {
          ...orderKey,
          ...notice,
          sender: sender || null,
          reference: reference || null,
          receipt: receipt?.id ?? null,
        },
      });
      if (!error) return undefined;
      const refusal = refusalOf(error);
      if (refusal.code === 'RECEIPT_GONE') setReceipt(undefined);
      return refusalErrors(refusal, FIELD_OF_CODE);
    },
    onAccepted,
  });
  return (
    <Form form={form} label="Havale bildirimi">
      <Stack gap="4">
        <Text color="fg.muted">
          Sipariş #{order.number}. Bildirim ödeme sayılmaz; para hesaba geçince e-posta gelir.
        </Text>
        <FormMessage />
        <TextField name="bank" label="Gönderen banka" limit={MAX_TEXT} autoComplete="off" />
        <Flex gap="4" direction={{ base: 'column', sm: 'row' }} align="start">
          <DayField name="paidOn" label="Tarih" min={dayAt(order.createdAt)} max={latest} />
          <MoneyField name="amount" label="Tutar, ₺" />
        </Flex>
        <TextField
          name="sender"
          label="Gönderen adı"
          hint="Havaleyi başkası yaptıysa"
          isOptional
          limit={MAX_TEXT}
          autoComplete="off"
        />
        <TextField
          name="reference"
          label="Dekont ya da işlem no"
          isOptional
          limit={MAX_TEXT}
          autoComplete="off"
        />
        <ReceiptField receipt={receipt} onChange={setReceipt} onUploading={setIsUploading} />
        <DialogActions busyLabel="Gönderiliyor...">Gönder</DialogActions>
      </Stack>
    </Form>
  );
}
