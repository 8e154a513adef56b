import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useMutation } from 'urql';
import { refusalOf } from '../../../graphql/refusal';
import { DialogActions } from '../../../ui/form/dialog-actions';
import { Form } from '../../../ui/form/form';
import { FormMessage } from '../../../ui/form/form-message';
import { useForm } from '../../../ui/form/use-form';
import * as z from '../../../ui/form/zod';
import { reasonSchema } from '../status/reason';
import { ReasonField } from '../status/reason-field';
import { BulkReport } from './bulk-report';
import { type BulkChange, type BulkResult, ChangeOrderStatusesMutation } from './bulk-change';

const SCHEMA = z.object({ reason: reasonSchema });

interface BulkStatusFormProps extends BulkChange {
  onReport: (results: BulkResult) => void;
  onClose: () => void;
}

/** Asks why, then reports what became of each order. */
export function BulkStatusForm({ orders, status, onReport, onClose }: BulkStatusFormProps) {
  const [, change] = useMutation(ChangeOrderStatusesMutation);
  const [results, setResults] = useState<BulkResult>();
  const form = useForm({
    schema: SCHEMA,
    defaultValues: { reason: '' },
    send: async ({ reason }) => {
      const wanted = orders.map(({ id, version }) => ({ orderId: id, expectedVersion: version }));
      const { data, error } = await change({ input: { orders: wanted, status, reason: reason || null } });
      if (!data) return error && refusalOf(error);
      setResults(data.changeOrderStatuses);
      onReport(data.changeOrderStatuses);
      return undefined;
    },
  });
  if (results) return <BulkReport orders={orders} results={results} onClose={onClose} />;
  return (
    <Form form={form} label="Toplu durum değişikliği">
      <Stack gap="4">
        <Text color="fg.muted" overflowWrap="anywhere">
          {orders.map(({ number }) => `#${number}`).join(', ')}
        </Text>
        <FormMessage />
        <ReasonField label={status === 'CANCELLED' ? 'İptal nedeni' : 'Açıklama'} />
        <DialogActions
          onClose={onClose}
          colorPalette={status === 'CANCELLED' ? 'danger' : 'copper'}
          busyLabel="Kaydediliyor..."
        >
          {status === 'CANCELLED' ? 'Siparişleri İptal Et' : 'Durumu değiştir'}
        </DialogActions>
      </Stack>
    </Form>
  );
}
