import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useMutation, useQuery } from 'urql';
import { graphql } from '../../../graphql/graphql';
import { refusalOf } from '../../../graphql/refusal';
import { readDay, today, writeDay } from '../../../shop/days';
import { formatCount, formatLiraExactly } from '../../../shop/format';
import { DayField } from '../../../ui/fields/day-field';
import { daySchema } from '../../../ui/form/day-schema';
import { DialogActions } from '../../../ui/form/dialog-actions';
import { Form } from '../../../ui/form/form';
import { FormMessage } from '../../../ui/form/form-message';
import { useForm } from '../../../ui/form/use-form';
import * as z from '../../../ui/form/zod';
import { FormDialog } from '../../../ui/overlay/form-dialog';
import { type BulkOutcome, BulkReport } from '../../list/bulk-report';
import { MailChoice, OrderMailPreviewQuery } from '../status/mail-choice';
import { useUndo } from '../status/use-undo';
import { type OrderRow } from './orders.query';

export const MarkOrdersPaidMutation = graphql(`
  mutation MarkOrdersPaid($input: MarkOrdersPaidInput!) {
    markOrdersPaid(input: $input) {
      orderId
      order {
        id
        version
        status
        paymentStatus
      }
      refusal {
        code
        message
        details
      }
    }
  }
`);

interface BulkPaidDialogProps {
  /** The selected ones; nothing is asked without them. */
  orders: readonly OrderRow[] | undefined;
  /** What became of each of them. */
  onReport: (outcomes: readonly BulkOutcome[]) => void;
  finalFocus: () => HTMLElement | null;
  onClose: () => void;
}

/** Asks on which day what is outstanding of the selected orders was received. */
export function BulkPaidDialog({ orders, finalFocus, ...form }: BulkPaidDialogProps) {
  return (
    <FormDialog
      isOpen={orders !== undefined}
      title={orders ? `${formatCount(orders.length)} siparişi ödendi işaretle` : ''}
      finalFocus={finalFocus}
      onClose={form.onClose}
    >
      {orders && <BulkPaidForm orders={orders} {...form} />}
    </FormDialog>
  );
}

const SCHEMA = z.object({
  paidOn: daySchema,
  notifyBuyer: z.boolean().nullable(),
});

type BulkPaidFormProps = Pick<BulkPaidDialogProps, 'onReport' | 'onClose'> & { orders: readonly OrderRow[] };

function BulkPaidForm({ orders, onReport, onClose }: BulkPaidFormProps) {
  const [, markPaid] = useMutation(MarkOrdersPaidMutation);
  const [outcomes, setOutcomes] = useState<readonly BulkOutcome[]>();
  const announce = useUndo();
  const due = orders.filter(({ outstanding }) => outstanding > 0);
  const paidCount = orders.length - due.length;
  const numbers = new Map(orders.map(({ id, number }) => [id, number]));
  const [first] = due;
  const [{ data: mail }] = useQuery({
    query: OrderMailPreviewQuery,
    // As the choice of the mail asks it, too: both are one request.
    variables: { input: { ...(first && mailOf(first, today())), orderId: first?.id ?? '' } },
    pause: !first,
  });
  const form = useForm({
    schema: SCHEMA,
    defaultValues: { paidOn: writeDay(today()), notifyBuyer: null },
    send: async ({ paidOn, notifyBuyer }) => {
      const wanted = due.map(({ id, version }) => ({ orderId: id, expectedVersion: version }));
      const { data, error } = await markPaid({
        input: { orders: wanted, paidOn: readDay(paidOn), notifyBuyer },
      });
      if (!data) return error && refusalOf(error);
      const results = data.markOrdersPaid.map(({ orderId, refusal }) => ({ id: orderId, refusal }));
      const paid = data.markOrdersPaid.flatMap(({ order }) => {
        const number = order && numbers.get(order.id);
        return order && number ? { ...order, number } : [];
      });
      onReport(results);
      const isBuyerNotified = notifyBuyer ?? mail?.orderMailPreview.isSentByDefault ?? false;
      if (paid.length > 0) {
        announce({ orders: paid, done: 'Ödendi', isBuyerNotified });
      }
      if (paid.length === due.length) onClose();
      else setOutcomes(results);
      return undefined;
    },
  });
  if (outcomes) {
    return (
      <BulkReport
        noun="sipariş"
        outcomes={outcomes}
        nameOf={(id) => `#${numbers.get(id) ?? ''}`}
        onClose={onClose}
      />
    );
  }
  return (
    <Form form={form} label="Toplu ödeme">
      <Stack gap="4">
        <Text color="fg.muted" overflowWrap="anywhere">
          {due.map(({ number }) => `#${number}`).join(', ')}
        </Text>
        <Text>
          Kalan tutarların tamamı, <b>{formatLiraExactly(sumOf(due))}</b>, alınmış sayılır.
          {paidCount > 0 && ` ${formatCount(paidCount)} sipariş zaten ödenmiş.`}
        </Text>
        <FormMessage />
        <DayField name="paidOn" label="Ödeme günü" max={today()} />
        {first && (
          <MailChoice<z.infer<typeof SCHEMA>>
            orderId={first.id}
            customers={due.length}
            describe={({ paidOn }) => mailOf(first, readDay(paidOn))}
          />
        )}
        <DialogActions busyLabel="Kaydediliyor...">Ödendi İşaretle</DialogActions>
      </Stack>
    </Form>
  );
}

const mailOf = ({ outstanding: amount }: OrderRow, paidOn: string | null) => ({
  amount,
  paidOn,
  reason: null,
});

const sumOf = (orders: readonly OrderRow[]) => orders.reduce((sum, { outstanding }) => sum + outstanding, 0);
