import { Button, Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useMutation } from 'urql';
import { type FragmentOf, graphql, readFragment } from '../../../graphql/graphql';
import { refusalOf } from '../../../graphql/refusal';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { DialogActions } from '../../../ui/form/dialog-actions';
import { Form } from '../../../ui/form/form';
import { FormMessage } from '../../../ui/form/form-message';
import { useForm } from '../../../ui/form/use-form';
import * as z from '../../../ui/form/zod';
import { FormDialog } from '../../../ui/overlay/form-dialog';

export const CancelOrderFragment = graphql(`
  fragment CancelOrder on Order {
    number
    isCancellableByBuyer
    received
    paymentNotices {
      status
    }
  }
`);

export const CancelOwnOrderMutation = graphql(`
  mutation CancelOwnOrder($id: ID, $token: String, $reason: String) {
    cancelOwnOrder(id: $id, token: $token, reason: $reason) {
      id
      status
    }
  }
`);

/** How its buyer names an order. */
export type OrderKey = { readonly id: string } | { readonly token: string };

interface CancelOrderProps {
  order: FragmentOf<typeof CancelOrderFragment>;
  orderKey: OrderKey;
  onCancelled: () => void;
  /** Where reading goes on after that: the button is gone then. */
  continueAt: () => HTMLElement | null;
}

/** Takes an order back while the shop has not confirmed it, after asking once more. */
export function CancelOrder({ order: masked, orderKey, onCancelled, continueAt }: CancelOrderProps) {
  const { number, isCancellableByBuyer, received, paymentNotices } = readFragment(
    CancelOrderFragment,
    masked,
  );
  const isMoneySent = received > 0 || paymentNotices.some(({ status }) => status === 'OPEN');
  const [isAsking, setIsAsking] = useState(false);
  const isCancelled = useRef(false);
  const accept = () => {
    isCancelled.current = true;
    setIsAsking(false);
    onCancelled();
  };
  return (
    <>
      {isCancellableByBuyer && (
        <Button variant="outline" color="danger.fg" onClick={() => setIsAsking(true)}>
          Siparişi İptal Et
        </Button>
      )}
      <FormDialog
        isOpen={isAsking}
        title="Bu siparişi iptal etmek istediğinizden emin misiniz?"
        finalFocus={() => (isCancelled.current ? continueAt() : null)}
        onClose={() => setIsAsking(false)}
      >
        <CancelForm number={number} isMoneySent={isMoneySent} orderKey={orderKey} onAccepted={accept} />
      </FormDialog>
    </>
  );
}

const MAX_REASON_LENGTH = 500;

const SCHEMA = z.object({
  reason: z.string().trim().max(MAX_REASON_LENGTH, `En çok ${MAX_REASON_LENGTH} karakter yazılabilir.`),
});

interface CancelFormProps {
  number: string;
  /** Received by the shop, or on its way as the buyer says. */
  isMoneySent: boolean;
  orderKey: OrderKey;
  onAccepted: () => void;
}

function CancelForm({ number, isMoneySent, orderKey, onAccepted }: CancelFormProps) {
  const [, cancel] = useMutation(CancelOwnOrderMutation);
  const form = useForm({
    schema: SCHEMA,
    defaultValues: { reason: '' },
    send: async ({ reason }) => {
      const { error } = await cancel({ ...orderKey, reason: reason === '' ? null : reason });
      return error && refusalOf(error);
    },
    onAccepted,
  });
  return (
    <Form form={form} label="Sipariş iptali">
      <Stack gap="4">
        <Text color="fg.muted">
          Sipariş #{number}.{isMoneySent && ' Gönderdiğiniz para, hesabımıza ulaştıysa size geri gönderilir.'}
        </Text>
        <FormMessage />
        <TextAreaField name="reason" label="İptal nedeni" isOptional limit={MAX_REASON_LENGTH} />
        <DialogActions colorPalette="danger" busyLabel="İptal ediliyor...">
          Siparişi İptal Et
        </DialogActions>
      </Stack>
    </Form>
  );
}
