import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useMutation, useQuery } from 'urql';
import { graphql, type ResultOf } from '../../../graphql/graphql';
import { refusalOf } from '../../../graphql/refusal';
import { formatCount } from '../../../shop/format';
import { ORDER_STATUSES, type OrderStatus } from '../../../shop/order-labels';
import { DialogActions } from '../../../ui/form/dialog-actions';
import { Form } from '../../../ui/form/form';
import { FormMessage } from '../../../ui/form/form-message';
import { useForm } from '../../../ui/form/use-form';
import * as z from '../../../ui/form/zod';
import { FormDialog } from '../../../ui/overlay/form-dialog';
import { type BulkOutcome, BulkReport } from '../../list/bulk-report';
import { MailChoice, OrderMailPreviewQuery } from '../status/mail-choice';
import { MoneyOfManyNotice } from '../status/money-notice';
import { cancelReason, reasonSchema } from '../status/reason';
import { ReasonField } from '../status/reason-field';
import { verbsForMany } from '../status/status-choice';
import { useUndo } from '../status/use-undo';
import { type OrderRow } from './orders.query';

/** Orders that are to be given one state. They stay those that were selected while the selection shrinks. */
export interface BulkChange {
  readonly orders: readonly OrderRow[];
  readonly status: OrderStatus;
}

const ChangeOrderStatusesMutation = graphql(`
  mutation ChangeOrderStatuses($input: ChangeOrderStatusesInput!) {
    changeOrderStatuses(input: $input) {
      orderId
      order {
        id
        version
        status
      }
      refusal {
        code
        message
        details
      }
    }
  }
`);

type BulkResult = ResultOf<typeof ChangeOrderStatusesMutation>['changeOrderStatuses'][number];

interface BulkStatusDialogProps {
  /** Nothing is asked without one. */
  change: BulkChange | undefined;
  /** What became of each of them. */
  onReport: (outcomes: readonly BulkOutcome[]) => void;
  /** Where the focus goes afterwards: with the selection, the button it came from may be gone. */
  finalFocus: () => HTMLElement | null;
  onClose: () => void;
}

/** Asks why all of them get the state, and reports on each of them. */
export function BulkStatusDialog({ change, onReport, finalFocus, onClose }: BulkStatusDialogProps) {
  return (
    <FormDialog
      isOpen={change !== undefined}
      title={change ? titleOf(change) : ''}
      finalFocus={finalFocus}
      onClose={onClose}
    >
      {change && <BulkStatusForm {...change} onReport={onReport} onClose={onClose} />}
    </FormDialog>
  );
}

const SCHEMA = z.object({ reason: reasonSchema, notifyBuyer: z.boolean().nullable() });
const CANCELLED_SCHEMA = z.object({ ...SCHEMA.shape, reason: cancelReason });

type BulkValues = z.infer<typeof SCHEMA>;

type BulkStatusFormProps = BulkChange & Pick<BulkStatusDialogProps, 'onReport' | 'onClose'>;

/** Asks why, then reports what became of each order. */
function BulkStatusForm({ orders, status, onReport, onClose }: BulkStatusFormProps) {
  const [, change] = useMutation(ChangeOrderStatusesMutation);
  const [report, setReport] = useState<{ outcomes: readonly BulkOutcome[]; already: number }>();
  const numbers = new Map(orders.map(({ id, number }) => [id, number]));
  // Those that have the state stay as they are: nobody is mailed about them.
  const changing = orders.filter((order) => order.status !== status);
  const [first] = changing;
  const announce = useUndo();
  const [{ data: mail }] = useQuery({
    query: OrderMailPreviewQuery,
    // As the choice of the mail asks it, too: both are one request.
    variables: { input: { status, reason: null, orderId: first?.id ?? '' } },
    pause: !first,
  });
  const form = useForm({
    schema: status === 'CANCELLED' ? CANCELLED_SCHEMA : SCHEMA,
    defaultValues: { reason: '', notifyBuyer: null },
    send: async ({ reason, notifyBuyer }) => {
      const wanted = orders.map(({ id, version }) => ({ orderId: id, expectedVersion: version }));
      const { data, error } = await change({
        input: { orders: wanted, status, reason: reason || null, notifyBuyer },
      });
      if (!data) return error && refusalOf(error);
      const versions = new Map(wanted.map(({ orderId, expectedVersion }) => [orderId, expectedVersion]));
      const results = data.changeOrderStatuses.map((result) =>
        hasAlready(result, status, versions) ? null : result,
      );
      const known = results.flatMap((result) =>
        result ? { id: result.orderId, refusal: result.refusal } : [],
      );
      const changed = results.flatMap((result) => {
        const name = result && numbers.get(result.orderId);
        return result?.order && name ? { ...result.order, number: name } : [];
      });
      onReport(known);
      if (changed.length > 0) {
        const isBuyerNotified = notifyBuyer ?? mail?.orderMailPreview.isSentByDefault ?? false;
        announce({ orders: changed, done: ORDER_STATUSES[status].label, isBuyerNotified });
      }
      if (changed.length === orders.length) onClose();
      else setReport({ outcomes: known, already: orders.length - known.length });
      return undefined;
    },
  });
  if (report) {
    const { outcomes, already } = report;
    return (
      <BulkReport
        noun="sipariş"
        outcomes={outcomes}
        note={already > 0 ? alreadyText(already, status) : undefined}
        nameOf={(id) => `#${numbers.get(id) ?? ''}`}
        onClose={onClose}
      />
    );
  }
  return (
    <Form form={form} label="Toplu durum değişikliği">
      <Stack gap="4">
        <Text color="fg.muted" overflowWrap="anywhere">
          {orders.map(({ number }) => `#${number}`).join(', ')}
        </Text>
        {changing.length < orders.length && (
          <Text>{alreadyText(orders.length - changing.length, status)}.</Text>
        )}
        {status === 'CANCELLED' && <MoneyOfManyNotice orders={orders} />}
        <FormMessage />
        <ReasonField {...(status === 'CANCELLED' && { label: 'İptal nedeni', isOptional: false })} />
        {first && (
          <MailChoice<BulkValues>
            orderId={first.id}
            customers={changing.length}
            describe={({ reason }) => ({ status, reason: reason || null })}
          />
        )}
        <DialogActions
          colorPalette={status === 'CANCELLED' ? 'danger' : 'copper'}
          busyLabel="Kaydediliyor..."
        >
          {status === 'CANCELLED' ? 'Siparişleri İptal Et' : verbsForMany(orders.length, status).verb}
        </DialogActions>
      </Stack>
    </Form>
  );
}

const alreadyText = (count: number, status: OrderStatus) =>
  `${formatCount(count)} sipariş zaten ${ORDER_STATUSES[status].label}`;

/** It had the state, or somebody else gave it the same meanwhile: that is no failure, and nothing of this change to undo. */
function hasAlready(
  { orderId, order, refusal }: BulkResult,
  status: OrderStatus,
  versions: ReadonlyMap<string, number>,
): boolean {
  if (order) return order.version === versions.get(orderId);
  if (refusal?.code !== 'VERSION_CONFLICT') return false;
  const { current } = JSON.parse(refusal.details) as { current?: { status?: OrderStatus } };
  return current?.status === status;
}

function titleOf({ orders: { length: count }, status }: BulkChange): string {
  if (status !== 'CANCELLED') return verbsForMany(count, status).title;
  const which = count === 1 ? '' : `${String(count)} `;
  return `Bu ${which}siparişi iptal etmek istediğinizden emin misiniz?`;
}
